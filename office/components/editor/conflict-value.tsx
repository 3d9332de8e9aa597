import { useQuery } from "@tanstack/react-query";
import { get } from "../../runtime/api.ts";
import { useCatalogueNames } from "../../runtime/catalogue-names.ts";
import { pictureUrl } from "../../runtime/pictures.ts";
import { idsIn, type Kind, type NamesByKind, type PictureRef, picturesIn, withNames } from "./conflict-things.ts";
import { conflictValue } from "./conflict-words.ts";
import type { usePathTools } from "./use-path-tools.ts";

type Props = { path: string; value: unknown; names: NamesByKind; tools: ReturnType<typeof usePathTools> };

/** One side of a conflict: pictures as such, everything else in words. */
export function ConflictValue({ path, value, names, tools }: Props) {
  const pictures = picturesIn(path, value);
  if (pictures) return <Pictures pictures={pictures} language={tools.formats.language} />;
  return <span className="conflict-value">{conflictValue(withNames(path, value, names), path, tools)}</span>;
}

type PicturesProps = { pictures: readonly PictureRef[]; language: (code: string) => string };

/** Pictures in their order, each with what it is called. */
function Pictures({ pictures, language }: PicturesProps) {
  const ids = [...new Set(pictures.map(({ id }) => id))];
  const { data } = useQuery({
    queryKey: ["pictures", "titles", ...ids],
    queryFn: ({ signal }) =>
      get<{ data: { id: string; title: string }[] }>("/staff/pictures", { ids: ids.join(), limit: 250 }, signal),
  });
  const titleOf = (id: string) => data?.data.find((one) => one.id === id)?.title || id;
  return (
    <span className="conflict-pictures">
      {pictures.map(({ id, of }) => (
        <span key={`${of} ${id}`} className="conflict-picture">
          <img src={pictureUrl(id, 144)} alt="" width={72} height={72} />
          <span>{of ? `${language(of)}: ${titleOf(id)}` : titleOf(id)}</span>
        </span>
      ))}
    </span>
  );
}

type NamedRecord = { id: number; name: string };
const read: Record<Kind, (ids: number[], signal: AbortSignal) => Promise<readonly NamedRecord[]>> = {
  category: async (_, signal) => (await get<{ data: NamedRecord[] }>("/staff/categories", {}, signal)).data,
  product: async (ids, signal) =>
    (await get<{ data: NamedRecord[] }>("/catalog/products", { "id:in": ids.join(), limit: 250 }, signal)).data,
  group: (_, signal) => get<NamedRecord[]>("/customer_groups", {}, signal),
};

/** The names of everything that these values hold the ids of. What a member may not read is left without. */
export function useNames(values: readonly (readonly [path: string, value: unknown])[]): NamesByKind {
  const ids = values.map(([path, value]) => idsIn(path, value));
  const all = (kind: Kind) => [...new Set(ids.flatMap((found) => found[kind]))].sort((a, b) => a - b);
  const [category, product, group] = [
    useNamesOf("category", all),
    useNamesOf("product", all),
    useNamesOf("group", all),
  ];
  const names = useCatalogueNames();
  return {
    category: new Map([...category].map(([id, name]) => [id, names.category({ id, name })])),
    product,
    group,
  };
}

function useNamesOf(kind: Kind, all: (kind: Kind) => number[]): ReadonlyMap<number, string> {
  const ids = all(kind);
  const { data = [] } = useQuery({
    queryKey: ["conflict-names", kind, ...ids],
    queryFn: ({ signal }) => read[kind](ids, signal),
    enabled: ids.length > 0,
  });
  return new Map(data.map(({ id, name }) => [id, name]));
}
