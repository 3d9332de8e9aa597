import type { PublicForm } from "#shop/parts/public-form.tsx";

export type NotifyProps = PublicForm & { variantId: number; uid: string; name: string; email: string; sent: boolean };
