import { useText } from "#storefront/app/shop.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** The placeholder of a product card that is loading. */
export function CardSkeleton() {
  const t = useText();
  return (
    <div className="card-loading">
      <Skeleton label={t("catalogue.loading")} className="card-loading-picture" />
      <span className="skeleton card-loading-line" />
    </div>
  );
}

/** Keys for placeholder cards: six in a grid, four in a slider (specification 9.4). */
export const skeletons = (count: number) => Array.from({ length: count }, (_, index) => index);
