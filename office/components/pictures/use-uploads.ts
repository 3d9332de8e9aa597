import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Static } from "typebox";
import type { Asset } from "#services/media/schema.ts";
import { useText } from "../../i18n/text.tsx";
import { handleOf } from "../../pages/products/handle.ts";
import { ApiProblem } from "../../runtime/api.ts";
import { sendFile } from "../../runtime/upload.ts";

export type Uploaded = Static<typeof Asset>;
/** `part`: how much of it has gone, from 0 to 1; null: it waits for those before it. */
export type Upload = { key: string; name: string; part: number | null; problem?: string; isDone?: boolean };

/** The kinds of files that the server takes (services/media/uploads/sniff.ts), for choosers. */
export const takenKinds = "image/jpeg,image/png,image/webp,image/avif,image/svg+xml";

/**
 * Files become pictures of the library, one after the other, under names made of their own; `replace` puts the one that is
 * sent in the place of a picture. A file that is refused stops none of the others.
 */
export function useUploads(done: (pictures: Uploaded[]) => void, replace?: string) {
  const say = useText();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef(Promise.resolve());
  const change = (key: string, own: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...own } : one)));

  async function send(file: File, key: string): Promise<Uploaded[]> {
    const title = file.name.replace(/\.\w+$/, "").slice(0, 300);
    const id = replace ?? `${handleOf(title).slice(0, 80) || "picture"}-${crypto.randomUUID().slice(0, 6)}`;
    const query = new URLSearchParams({ id, kind: "image", ...(replace ? { replace: "true" } : { title }) });
    change(key, { part: 0 });
    try {
      const { data } = await sendFile<{ data: Uploaded }>(`/media?${query}`, file, (part) => change(key, { part }));
      change(key, { part: 1, isDone: true });
      return [data];
    } catch (error) {
      change(key, { problem: error instanceof ApiProblem ? error.message : say("failedText") });
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
      const pictures: Uploaded[] = [];
      for (const { file, key } of keyed) pictures.push(...(await send(file, key)));
      void client.invalidateQueries({ queryKey: ["pictures"] });
      void client.invalidateQueries({ queryKey: ["list", "pictures"] });
      if (pictures.length > 0) done(pictures);
    });
  };
  return { uploads, add, clear: () => setUploads([]) };
}
