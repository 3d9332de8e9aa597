import { Dressed } from "./dressed.tsx";
import { HeroScene } from "./hero.tsx";
import type { HomeView } from "./home-view.ts";
import { ProStrip } from "./pro-strip.tsx";
import { Rack } from "./rack.tsx";
import { SplitStory } from "./split-story.tsx";
import { Tiles } from "./tiles.tsx";

export default function Home({ hero, tiles, rack, dressed, story, pro }: HomeView) {
  return (
    <>
      {hero && <HeroScene hero={hero} />}
      {tiles && <Tiles tiles={tiles} />}
      {rack.cards.length > 0 && <Rack rack={rack} />}
      {dressed && <Dressed dressed={dressed} />}
      {story && <SplitStory story={story} />}
      {pro && <ProStrip strip={pro} />}
    </>
  );
}
