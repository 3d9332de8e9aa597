import { useText } from "#storefront/app/shop.tsx";
import { Breadcrumbs, type Crumb } from "#storefront/components/page/breadcrumbs.tsx";
import { classes } from "#ui/classes.ts";
import "./category-head.css";

type Props = {
  crumbs: readonly Crumb[];
  title: string;
  /** The number of products. */
  total: number;
  isOnSale: boolean;
  /** The paragraphs above the list. */
  intro: readonly string[];
};

/** The head of a list of products: the way to it, its title with the number of its products, and what is said of it. */
export function CategoryHead({ crumbs, title, total, isOnSale, intro }: Props) {
  const t = useText();
  const count = t("catalogue.products", { count: total });
  return (
    <>
      <header className="category-head stack stack-m">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={classes("category-title display-2 display", isOnSale && "category-title-sale")}>
          {title}
          <span className="category-count numbers" title={count}>
            {total}
          </span>
        </h1>
        {intro.map((line) => (
          <p key={line} className="category-intro">
            {line}
          </p>
        ))}
      </header>
      <p role="status" className="visually-hidden">
        {count}
      </p>
    </>
  );
}
