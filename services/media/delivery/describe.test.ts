import { expect, test } from "vitest";
import { describeHosted, describeOwn, type MediaFactsByName, type SetKey } from "#services/media/delivery/describe.ts";
import { useMedia } from "#tests/support/media.ts";

const media = useMedia();
const quiet = { warn: () => undefined };

const key = (kind: SetKey["kind"], id: string): SetKey => ({ alias: "firn", kind, id });
const keys = [key("set", "season-opening"), key("video", "first-snow"), key("set", "no-such"), key("video", "no-such")];

/** Sends the requests meant for a hosted service to our own routes. */
const overHttp: typeof fetch = async (address) => {
  const { pathname, search } = new URL(String(address));
  const { statusCode, body } = await media.get(pathname + search);
  return new Response(body, { status: statusCode });
};

test.each<[string, () => Promise<MediaFactsByName>]>([
  ["our own library", () => describeOwn(media.db, keys)],
  ["a hosted service", () => describeHosted("https://media.example", keys, quiet, overHttp)],
])("7.12 %s says what sets hold and which films there are; what is not there is absent", async (_, describe) => {
  const found = await describe();
  expect(Object.keys(found).sort()).toEqual(["media:set/firn/season-opening", "media:video/firn/first-snow"]);
  expect(found["media:video/firn/first-snow"]).toEqual({
    kind: "video",
    title: "First snow",
    codec: "h264",
    duration: 5000,
  });
  expect(found["media:set/firn/season-opening"]).toEqual({
    kind: "set",
    items: [
      { kind: "image", id: "scene-dawn-ridge" },
      { kind: "image", id: "scene-corduroy" },
      { kind: "image", id: "scene-chairlift" },
      { kind: "video", id: "first-snow" },
    ],
  });
});

test.each([
  ["silence", () => Promise.reject(new Error("no network"))],
  ["nonsense", async () => new Response("<html>")],
  ["another shape", async () => new Response('{"items":{"a":1},"media":7}')],
  ["broken items", async () => new Response('{"items":[{"type":"img","src":"%E0%A4%A"},{"type":"img"},null]}')],
])("7.12 %s of a hosted service is taken for nothing", async (_, answer) => {
  const found = await describeHosted("https://media.example", keys, quiet, answer as typeof fetch);
  for (const facts of Object.values(found)) expect(facts).toEqual({ kind: "set", items: [] });
});
