import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { Queries } from "./queries.ts";

test("a first answer that is on its way when something changes is asked for again", async () => {
  const client = new Queries();
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const observer = new QueryObserver(client, { queryKey: ["list", "bin"], queryFn, staleTime: 10_000 });
  const stop = observer.subscribe(() => undefined);
  const invalidated = client.invalidateQueries({ queryKey: ["list"] });
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.resolve("of before");
  asked[1]?.resolve("of now");
  await invalidated;
  expect(observer.getCurrentResult().data).toBe("of now");
  // The known data stays visible until the new answer arrives.
  const again = client.invalidateQueries({ queryKey: ["list"] });
  await expect.poll(() => asked.length).toBe(3);
  expect(observer.getCurrentResult().data).toBe("of now");
  asked[2]?.resolve("later");
  await again;
  expect(observer.getCurrentResult().data).toBe("later");
  stop();
});
