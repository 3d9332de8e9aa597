import { ApiProblem, addressOf, csrfToken, inOwnWords, type ProblemBody } from "./api.ts";

/** Uploads a file and reports the share sent so far, from 0 to 1. Throws `ApiProblem` when the server refuses it. */
export async function sendFile<T>(path: string, file: File, tell: (part: number) => void): Promise<T> {
  try {
    return await post<T>(path, file, tell, await csrfToken());
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "csrf") throw error;
    return post<T>(path, file, tell, await csrfToken("new"));
  }
}

/** Files whose type is not an image are sent as plain bytes. The server determines the type from the content. */
const typeOf = (file: File) => (file.type.startsWith("image/") ? file.type : "application/octet-stream");

/** XMLHttpRequest, because fetch() does not report upload progress. */
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
