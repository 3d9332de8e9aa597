import { createReadStream } from "node:fs";
import { access, copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Where masters are: a folder, or a bucket. Names are ours: letters, digits, dots and dashes. */
export type Storage = {
  /** Takes a finished file over; it may be gone afterwards. */
  put(name: string, path: string, type: string): Promise<void>;
  /** A path under which this process can read it. Throws MasterMissing. */
  local(name: string): Promise<string>;
  /** Its bytes, or some of them. Throws MasterMissing. */
  open(name: string, range?: ByteRange): Promise<Readable>;
  remove(name: string): Promise<void>;
};

/** The table knows a master that storage does not have. */
export class MasterMissing extends Error {
  constructor(name: string) {
    super(`The master ${name} is missing in storage.`);
  }
}

/** Masters in a folder of this machine, or one that several machines share. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  const local = async (name: string) => {
    const path = pathOf(name);
    await access(path).catch(() => {
      throw new MasterMissing(name);
    });
    return path;
  };
  return {
    async put(name, from) {
      const to = pathOf(name);
      await mkdir(dirname(to), { recursive: true });
      // Another file system: copied beside its place first, so that it is whole when it appears.
      await rename(from, to).catch(async () => {
        await copyFile(from, `${to}.draft`);
        await rename(`${to}.draft`, to);
        await rm(from, { force: true });
      });
    },
    local,
    open: async (name, range) => createReadStream(await local(name), range),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
