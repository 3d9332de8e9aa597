import { useShop, useText } from "#storefront/app/shop.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { callApi } from "#storefront/runtime/api.ts";
import { loadSession, setSession, useSession } from "#storefront/runtime/session.tsx";
import { HeartIcon } from "#ui/icons/icons.tsx";
import "./heart.css";

/**
 * Adds a product to the wishlist or removes it. With scripts this happens at once; otherwise the form posts to the
 * wishlist page. That page also explains why a product was not accepted.
 */
export function Heart({ product, name }: { product: number; name: string }) {
  const { wishes } = useSession();
  const { locale } = useShop();
  const t = useText();
  const isOn = wishes.includes(product);
  const change = async (form: HTMLFormElement) => {
    const done = isOn
      ? await callApi("delete", "/api/wishlist/{productId}", { path: { productId: String(product) } })
      : await callApi("post", "/api/wishlist", { body: { product_id: product } });
    if (done.problem) return form.submit();
    const session = await loadSession();
    const rest = session.wishes.filter((id) => id !== product);
    setSession({ ...session, wishes: isOn ? rest : [product, ...rest] });
  };
  return (
    <form
      method="post"
      action={localePath(locale, "/wishlist")}
      className="heart"
      onSubmit={(event) => {
        event.preventDefault();
        change(event.currentTarget).catch(() => undefined);
      }}
    >
      <input type="hidden" name="product_id" value={product} />
      <input type="hidden" name="action" value={isOn ? "remove" : "add"} />
      <button type="submit" aria-pressed={isOn} aria-label={`${t("wishlist.add")}: ${name}`}>
        <HeartIcon size={22} />
      </button>
    </form>
  );
}
