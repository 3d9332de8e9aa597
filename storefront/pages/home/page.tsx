import type { ReactNode } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { ContentBlocks } from "#storefront/components/blocks/content-blocks.tsx";
import { CategoryNames } from "./category-names.tsx";
import { Dressed } from "./dressed.tsx";
import { Facts } from "./facts.tsx";
import { HeroScene } from "./hero.tsx";
import type { HomeSection, HomeView } from "./home-view.ts";
import { ProStrip } from "./pro-strip.tsx";
import { Rack } from "./rack.tsx";
import { SplitStory } from "./split-story.tsx";
import { Tiles } from "./tiles.tsx";

export default function Home({ hero, tiles, categories, facts, rack, dressed, story, pro, blocks }: HomeView) {
  const t = useText();
  const { brand } = useShop();
  const then = (place: HomeSection): ReactNode => {
    const shown = blocks[place];
    return (
      shown && (
        <div className="wrap section apart">
          <ContentBlocks blocks={shown} />
        </div>
      )
    );
  };
  return (
    <>
      {hero ? <HeroScene hero={hero} /> : <h1 className="visually-hidden">{t("home.title", { brand })}</h1>}
      {then("hero")}
      {tiles && <Tiles tiles={tiles} />}
      {categories && categories.length > 0 && <CategoryNames categories={categories} />}
      {facts && <Facts facts={facts} />}
      {then("tiles")}
      {rack.cards.length > 0 && <Rack rack={rack} />}
      {then("rack")}
      {dressed && <Dressed dressed={dressed} />}
      {then("dressed")}
      {story && <SplitStory story={story} />}
      {then("story")}
      {pro && <ProStrip strip={pro} />}
      {then("pro")}
    </>
  );
}
