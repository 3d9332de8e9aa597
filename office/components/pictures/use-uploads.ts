import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Static } from "typebox";
import type { Asset } from "#services/media/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { messageOf } from "../../runtime/api.ts";
import { handleOf } from "../../runtime/handle.ts";
import { sendFile } from "../../runtime/upload.ts";

export type UploadedAsset = Static<typeof Asset>;
/** `part`: the share uploaded so far, from 0 to 1. Null while it waits for earlier uploads. */
export type Upload = { key: string; name: string; part: number | null; problem?: string; isDone?: boolean };

/** The file types that the server accepts (services/media/uploads/sniff.ts), for file inputs. */
export const takenKinds = "image/jpeg,image/png,image/webp,image/avif,image/svg+xml";

/**
 * Uploads files to the picture library one after the other, with an id made from the file name. With `replace` the file
 * replaces that picture. When one file is refused, the others are still uploaded.
 */
export function useUploads(done: (pictures: UploadedAsset[]) => void, replace?: string) {
  const say = useText();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef(Promise.resolve());
  const change = (key: string, own: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...own } : one)));

  async function send(file: File, key: string): Promise<UploadedAsset[]> {
    const title = file.name.replace(/\.\w+$/, "").slice(0, 300);
    const id = replace ?? `${handleOf(title).slice(0, 80) || "picture"}-${crypto.randomUUID().slice(0, 6)}`;
    const query = new URLSearchParams({ id, kind: "image", ...(replace ? { replace: "true" } : { title }) });
    change(key, { part: 0 });
    try {
      const { data } = await sendFile<{ data: UploadedAsset }>(`/media?${query}`, file, (part) =>
        change(key, { part }),
      );
      change(key, { part: 1, isDone: true });
      return [data];
    } catch (error) {
      change(key, { problem: messageOf(error, say) });
      return [];
    }
  }

  const add = (files: readonly File[]) => {
    const keyed = files.map((file) => ({ file, key: crypto.randomUUID() }));
    setUploads((now) => [
      ...now.filter(({ isDone }) => !isDone),
      ...keyed.map(({ file: { name }, key }) => ({ key, name, part: null })),
    ]);
    line.current = line.current.then(async () => {
      const pictures: UploadedAsset[] = [];
      for (const { file, key } of keyed) pictures.push(...(await send(file, key)));
      void client.invalidateQueries({ queryKey: ["pictures"] });
      void client.invalidateQueries({ queryKey: ["list", "pictures"] });
      if (pictures.length > 0) done(pictures);
    });
  };
  return { uploads, add, clear: () => setUploads([]) };
}
