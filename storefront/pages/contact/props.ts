import type { BrandSettings } from "#storefront/app/brand-settings.ts";
import type { PublicForm } from "#storefront/components/forms/public-form.tsx";

export type ContactFields = { name: string; email: string; order: string; message: string };

export type ContactProps = PublicForm & { typed: ContactFields; sent: boolean; contact: BrandSettings["contact"] };
