import type { PublicForm } from "#storefront/components/forms/public-form.tsx";

export type NotifyProps = PublicForm & { variantId: number; uid: string; name: string; email: string; sent: boolean };
