import { addressOf, csrfToken, problemOf } from "../../runtime/api.ts";

/** Saves the answer to a sent file as a file of its own. Throws `ApiProblem` when the server refuses it. */
export async function saveAnswer(path: string, query: Parameters<typeof addressOf>[1], file: Blob, name: string) {
  const post = async (token: string) =>
    fetch(addressOf(path, query), {
      method: "POST",
      headers: { accept: "text/csv, application/json", "content-type": file.type, "csrf-token": token },
      body: file,
      credentials: "same-origin",
    });
  let answer = await post(await csrfToken());
  let problem = answer.ok ? null : await problemOf(answer);
  if (problem?.code === "csrf") {
    answer = await post(await csrfToken("new"));
    problem = answer.ok ? null : await problemOf(answer);
  }
  if (problem) throw problem;
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
