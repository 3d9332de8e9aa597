import { expect, test } from "vitest";
import { readMediaAddress } from "./address.ts";

test.each([
  ["/i/firn/kestrel?w=480", { id: "kestrel", extension: null }],
  ["/i/firn/kestrel.json?metadata=true&protocol=https", { id: "kestrel", extension: "json" }],
  ["/i/firn/kestrel.WEBP", { id: "kestrel", extension: "webp" }],
  ["/i/firn/kestrel/a-blue-board.jpg", { id: "kestrel", extension: "jpg" }],
  ["/i/firn/kestrel/a-blue-board", { id: "kestrel", extension: null }],
  ["/i/firn/board%20v1.2/", { id: "board v1.2", extension: null }],
  ["/i/firn/a%2Fb", { id: "a/b", extension: null }],
  ["/i/f%C3%B6hn/schnee%C3%A4.avif", { alias: "föhn", id: "schneeä", extension: "avif" }],
  ["/v/firn/film/mp4_720p", { id: "film", part: { kind: "file" } }],
  ["/v/firn/film/mp4_720p.mp4", { id: "film", part: { kind: "file" }, extension: "mp4" }],
  ["/v/firn/film/thumbs/frame_0001?w=100", { id: "film", part: { kind: "thumb", name: "frame_0001" } }],
  ["/v/firn/film/thumbs/frame_0001.jpg", { part: { kind: "thumb", name: "frame_0001" }, extension: "jpg" }],
])("7.12 %s is read", (url, expected) => {
  expect(readMediaAddress(url)).toMatchObject({ alias: "firn", ...expected });
});

test.each([
  "/i/firn",
  "/i/firn/",
  "/i/firn/a/b/c",
  "/i/firn/a/b/c/d",
  "/i//a",
  "/i/firn/%E0%A4%A",
  "/i/firn/a%00b",
  "/v/firn/a/mp4_1080p",
])("7.12 %s is no address of media", (url) => expect(readMediaAddress(url)).toBeNull());
