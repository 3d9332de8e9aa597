import type { LoadPrivate, Post } from "#storefront/app/page.ts";
import type { PageComponent } from "#storefront/app/page-component.ts";

/** The modules of all pages on the server, by folder name, loaded at start. */

type PageFile = { default: PageComponent };
type DataFile = { load: LoadPrivate<object> };
type FormFile = { post: Post<object> };

const pageFiles = import.meta.glob<PageFile>("../pages/*/page.tsx", { eager: true });
const dataFiles = import.meta.glob<DataFile>("../pages/*/data.ts", { eager: true });
const formFiles = import.meta.glob<FormFile>("../pages/*/form.ts", { eager: true });

const byFolder = <File, Part>(files: Record<string, File>, pick: (file: File) => Part) =>
  new Map(Object.entries(files).map(([path, file]) => [path.split("/").at(-2) ?? "", pick(file)]));

export const components = byFolder(pageFiles, (file) => file.default);
export const loaders = byFolder(dataFiles, (file) => file.load);
export const posts = byFolder(formFiles, (file) => file.post);
