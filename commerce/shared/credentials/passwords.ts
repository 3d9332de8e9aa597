import { hash, verify } from "@node-rs/argon2";
import { samePassword } from "./rules.ts";

/** argon2id with 19 MiB and two passes, as OWASP recommends. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hash of a password that no account has. Checking it takes as long as checking a customer's, so that the response
 * time reveals nothing.
 */
const nobodys = "$argon2id$v=19$m=19456,t=2,p=1$mDZOatTBSc124D88HnB88A$Cw0UFcFtXyxJNqo0apYCVRkJJQQ8iFkoH4J5KgDOVZI";

export const hashPassword = (password: string): Promise<string> => hash(samePassword(password), options);

/**
 * Whether this is the password of that hash. Always false for a customer without a password (null), after the same
 * time.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodys, samePassword(password));
  return isRight && passwordHash !== null;
}
