import { ApiProblem, addressOf, csrfToken, inOwnWords, type ProblemBody } from "./api.ts";

/** Sends a file and tells how much of it has gone, from 0 to 1. Throws ApiProblem with what the server says against it. */
export async function sendFile<T>(path: string, file: File, tell: (part: number) => void): Promise<T> {
  try {
    return await post<T>(path, file, tell, await csrfToken());
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "csrf") throw error;
    return post<T>(path, file, tell, await csrfToken("new"));
  }
}

/** What is no picture by its name goes as plain bytes: the server looks into it and says what it is. */
const typeOf = (file: File) => (file.type.startsWith("image/") ? file.type : "application/octet-stream");

/** fetch() does not tell how far a body has gone. */
const post = <T>(path: string, file: File, tell: (part: number) => void, token: string) =>
  new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", addressOf(path));
    request.responseType = "json";
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("content-type", typeOf(file));
    request.setRequestHeader("csrf-token", token);
    request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TypeError("The connection failed."));
    request.onload = () => {
      const { status, statusText, response } = request;
      if (status < 400) return resolve(response as T);
      const body = (response ?? {}) as Partial<ProblemBody>;
      void inOwnWords({ code: "unknown", title: statusText, ...body }).then((said) =>
        reject(new ApiProblem({ ...said, status })),
      );
    };
    request.send(file);
  });
