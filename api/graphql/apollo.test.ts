import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { ApolloClient, gql, InMemoryCache } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { HttpLink } from "@apollo/client/link/http";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { openShop } from "#tests/support/samples/whole-shop.ts";

/** The client package used by the specification's shop, unchanged, against the whole shop on a real port. */

let app: App;
let uri = "";
let calls: { method: string; status: number; type: string | null; hasQuery: boolean }[] = [];
const world = useDemoWorld();
beforeAll(async () => {
  app = await openShop(world.db);
  await app.listen({ port: 0, host: "127.0.0.1" });
  uri = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/graphql`;
});
beforeEach(() => {
  calls = [];
});
afterAll(() => app.close());

/** Records the requests and answers on the wire. */
const noting: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const hasQuery = `${input}`.includes("query=") || `${init?.body ?? ""}`.includes('"query"');
  const [type = null] = answer.headers.get("content-type")?.split(";") ?? [];
  calls.push({ method: init?.method ?? "GET", status: answer.status, type, hasQuery });
  return answer;
};

const http = (useGETForQueries: boolean) =>
  new HttpLink({ uri, useGETForQueries, fetch: noting, headers: { "x-bc-region": "us" } });
const connect = (link: HttpLink | PersistedQueryLink) => new ApolloClient({ link, cache: new InMemoryCache() });
const persisted = (useGETForHashedQueries: boolean, useGETForQueries: boolean) =>
  connect(
    new PersistedQueryLink({
      sha256: (text: string) => createHash("sha256").update(text).digest("hex"),
      useGETForHashedQueries,
    }).concat(http(useGETForQueries)) as PersistedQueryLink,
  );

const colors = gql`
  query GetColorGroups($locale: String) {
    colorGroups(locale: $locale) {
      color_name
      option_swatch_hex
      child_colors
    }
  }
`;
const related = gql`
  query GetRelatedProducts($uids: [String!], $locale: String!, $bcRegion: String!) {
    relatedProducts(uids: $uids, locale: $locale, bcRegion: $bcRegion) {
      uid
      title
      url
      bcProduct {
        id
        price
        variants {
          id
          isInStock
        }
      }
    }
  }
`;

describe("7.9 Apollo Client 4", () => {
  test.each([true, false])("7.9 asks by GET (%s) and reads the answer", async (byGet) => {
    const { data } = await connect(http(byGet)).query<{ colorGroups: { color_name: string }[] }>({
      query: colors,
      variables: { locale: "it" },
    });
    expect(data?.colorGroups.map(({ color_name }) => color_name)).toContain("Bianco");
    const type = "application/graphql-response+json";
    expect(calls).toEqual([{ method: byGet ? "GET" : "POST", status: 200, type, hasQuery: true }]);
  });

  test("7.9 reads related products, unknown ones left out", async () => {
    const { data } = await connect(http(true)).query<{ relatedProducts: { bcProduct: { price: number } }[] }>({
      query: related,
      variables: { uids: ["kestrel", "no-such-board"], locale: "fr", bcRegion: "ca" },
    });
    expect(data?.relatedProducts).toMatchObject([{ __typename: "RelatedProduct", uid: "kestrel", url: "/p/kestrel" }]);
    expect(data?.relatedProducts[0]?.bcProduct.price).toBeGreaterThan(0);
  });

  test("7.9 asks with the other two operations", async () => {
    const client = connect(http(true));
    const { data: ids } = await client.query<{ automatedRelatedProductIds: number[] }>({
      query: gql`
        query GetAutomatedRelatedProductIds($attributes: [ProductAttributeInput!]) {
          automatedRelatedProductIds(
            categoryId: "boots"
            bcRegion: "us"
            ctsRegion: "us"
            locale: "en-us"
            productAttributes: $attributes
          )
        }
      `,
      variables: { attributes: [{ attribute: "flex", values: ["soft"] }] },
    });
    expect(ids?.automatedRelatedProductIds.length).toBeGreaterThan(2);
    const { data: page } = await client.query<{ errorPage: { title: string } }>({
      query: gql`
        query GetErrorPage($locale: String!, $bcRegion: String!) {
          errorPage(locale: $locale, bcRegion: $bcRegion) {
            title
          }
        }
      `,
      variables: { locale: "es", bcRegion: "eu_region_1" },
    });
    expect(page?.errorPage.title).toBe("Página no encontrada");
  });

  test.each([
    ["GET and GET", true, true, ["GET", "GET", "GET"]],
    ["GET and POST", true, false, ["GET", "POST", "GET"]],
    ["POST", false, false, ["POST", "POST", "POST"]],
  ] as const)("7.9 persisted queries by %s", async (name, hashed, full, methods) => {
    const query = gql(`query Persisted${name.replaceAll(" ", "")} { colorGroups { color_name } }`);
    for (let turn = 0; turn < 2; turn++) {
      const { data } = await persisted(hashed, full).query<{ colorGroups: object[] }>({ query });
      expect(data?.colorGroups.length).toBeGreaterThan(5);
    }
    expect(calls.map(({ method }) => method)).toEqual(methods);
    expect(calls.map(({ hasQuery }) => hasQuery)).toEqual([false, true, false]);
  });

  test.each([true, false])("8 wrong variables reach the caller as errors with a message, by GET: %s", async (byGet) => {
    const client = connect(http(byGet));
    const wrong = { query: related, variables: { uids: 7, locale: "en-us" } };
    const error = await client.query(wrong as never).catch((reason: unknown) => reason);
    expect(CombinedGraphQLErrors.is(error)).toBe(true);
    expect((error as CombinedGraphQLErrors).errors[0]).toMatchObject({
      message: expect.stringContaining("$uids"),
      extensions: { code: "BAD_USER_INPUT" },
    });
    expect(calls[0]?.status).toBe(400);
    const all = await client.query({ ...wrong, errorPolicy: "all" } as never);
    expect(all.error).toBeDefined();
    const ignored = await client.query({ ...wrong, errorPolicy: "ignore", fetchPolicy: "no-cache" } as never);
    expect(ignored.error).toBeUndefined();
  });

  test("8 a mutation is refused with a reason", async () => {
    const mutation = gql`
      mutation {
        buy
      }
    `;
    const error = await connect(http(true))
      .mutate({ mutation })
      .catch((reason: unknown) => reason);
    expect((error as CombinedGraphQLErrors).errors[0]?.extensions?.code).toBe("OPERATION_NOT_SUPPORTED");
    expect(calls[0]?.method).toBe("POST");
  });
});
