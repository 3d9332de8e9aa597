import { expect, test } from "vitest";
import { withoutMarkup } from "./markup-props.ts";

const app = '<div class="a" data-markup="talk"><p>Reviews</p></div><div data-markup="empty"></div>';

test("2.4 a document's data leave out the markup that stands in the page, and nothing else", () => {
  const props = { talk: "<p>Reviews</p>", empty: "", product: { name: "Kestrel" }, tagline: "Quick" };
  const { talk: _, ...others } = props;
  expect(withoutMarkup(props, app)).toEqual(others);
});

test("2.4 markup stays in the data where the page shows another, or only names it in a text", () => {
  const props = { talk: "<p>Other reviews</p>", about: "<p>About</p>" };
  expect(withoutMarkup(props, `${app}data-markup="about">`)).toEqual(props);
});
