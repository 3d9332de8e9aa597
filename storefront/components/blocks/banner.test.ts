import { expect, test } from "vitest";
import { richTextHtml } from "#services/content/rich-text/rich-text.ts";
import { brightness, needsLightText } from "#storefront/components/content/values.ts";
import { aspectRatio, type BannerContent, readBanner, wrapWords } from "./banner.ts";
import { type BannerRatios, bannerBox, bannerCuts } from "./banner-sizes.ts";

const banner: BannerContent = {
  title: "Dawn",
  content: "<p>First chair</p><script>alert(1)</script>",
  dark_overlay_on_banner_image: true,
  content_layout: "center-right",
  background: { type: "Image", imageset: "No", amplience_id: "scene-dawn-ridge", desktop_aspect_ratio: "21:9" },
  cta_button_global: [
    { button_text: " ", type: "Internal", internal_link: [{ uid: "kestrel", _content_type_uid: "product" }] },
    {
      button_text: "Ride it",
      button_class: "signal",
      internal_link: [{ uid: "kestrel", _content_type_uid: "product" }],
    },
  ],
};
const read = (more: Partial<BannerContent> = {}) => readBanner({ ...banner, ...more }, richTextHtml);

test("5 a banner is published only with a background and an asset id", () => {
  expect(read()).toMatchObject({ kind: "image", media: "scene-dawn-ridge" });
  expect(read({ background: undefined })).toBeNull();
  expect(read({ background: { type: "Image", amplience_id: "" } })).toBeNull();
  expect(read({ background: { content: { amplienceId: "scene-summit" } } })).toMatchObject({ media: "scene-summit" });
});

test("5 a banner button shows only with a text", () => {
  expect(read()?.buttons).toEqual([{ text: "Ride it", look: "signal", link: { to: "/p/kestrel", newTab: false } }]);
});

test("3.14 one button alone takes the whole banner along, unless the banner's link is disabled", () => {
  expect(read()?.link).toEqual({ to: "/p/kestrel", newTab: false });
  expect(read({ disable_link: true })).toMatchObject({ link: null, buttons: [{ text: "Ride it" }] });
});

test("3.14 overlay, layout, ratios, image set and video", () => {
  expect(read()).toMatchObject({ overlay: true, layout: "center-right", font: "#ffffff" });
  expect(read()?.ratios).toEqual([null, null, 21 / 9]);
  expect(read({ content_layout: "sideways" })?.layout).toBe("bottom-left");
  const background = { amplience_id: "a", imageset: true };
  expect(read({ background })?.kind).toBe("set");
  expect(read({ background: { ...background, imageset: "Yes" } })?.kind).toBe("set");
  expect(read({ background: { ...background, type: "Video" } })?.kind).toBe("video");
  expect([aspectRatio("4:3"), aspectRatio("wide"), aspectRatio("1:0")]).toEqual([4 / 3, null, null]);
});

test("9.4 default banners run from 480 to 1792 wide and are 300 high; ratios set other heights", () => {
  const sizes = (ratios: BannerRatios) => bannerCuts(ratios).map(({ w, h, upTo }) => [w, h, upTo]);
  expect(sizes([null, null, null])).toEqual([
    [480, 300, 480],
    [768, 300, 768],
    [1024, 300, 1024],
    [1440, 300, 1440],
    [1792, 300, undefined],
  ]);
  expect(sizes([0.8, 0.8, 2]).map(([, height]) => height)).toEqual([600, 960, 512, 720, 896]);
  expect(bannerBox([0.8, 0.8, null])).toEqual({
    "--ratio-phone": 0.8,
    "--ratio-tablet": 0.8,
    "--ratio-desktop": "auto",
    "--tall-desktop": "300px",
  });
});

test("3.14 a banner's markup is sanitised", () => {
  expect(read()?.html).toBe("<p>First chair</p>");
});

test("5 with wrap_copy each word inside black-background text is wrapped", () => {
  const html = '<p>Out <span class="black-background">first <b>chair up</b></span> now</p>';
  const wrapped = wrapWords(html);
  expect(wrapped).toBe(
    '<p>Out <span class="black-background"><span class="word">first</span> <b><span class="word">chair</span> <span class="word">up</span></b></span> now</p>',
  );
  expect(read({ content: html })?.html).not.toContain("word");
  expect(read({ content: html, wrap_copy: true })?.html).toContain('<span class="word">chair</span>');
});

test("5 the contrast check has its threshold at 128", () => {
  expect(brightness("808080")).toBe(128);
  expect([needsLightText("#808080"), needsLightText("7f7f7f"), needsLightText("#ffffff")]).toEqual([
    false,
    true,
    false,
  ]);
  const background = { amplience_id: "a", content: { backgroundColor: "0E1216" } };
  expect(read({ dark_overlay_on_banner_image: false, background })).toMatchObject({
    font: "#ffffff",
    ground: "#0E1216",
  });
});
