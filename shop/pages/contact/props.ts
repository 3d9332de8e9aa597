import type { BrandSettings } from "#shop/frame/brand-settings.ts";
import type { PublicForm } from "#shop/parts/public-form.tsx";

export type ContactFields = { name: string; email: string; order: string; message: string };

export type ContactProps = PublicForm & { typed: ContactFields; sent: boolean; contact: BrandSettings["contact"] };
