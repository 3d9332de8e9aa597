import { createReadStream } from "node:fs";
import { access, copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

/** The first and last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

/** The storage of masters: a folder or a bucket. Names are generated: letters, digits, dots and dashes. */
export type Storage = {
  /** Takes over a finished file, which may no longer exist at `path` afterwards. */
  put(name: string, path: string, type: string): Promise<void>;
  /** Returns a path where this process can read the file. Throws MasterMissing. */
  local(name: string): Promise<string>;
  /** Opens the whole file or a range of it. Throws MasterMissing. */
  open(name: string, range?: ByteRange): Promise<Readable>;
  remove(name: string): Promise<void>;
};

/** The table names a master that is not in storage. */
export class MasterMissing extends Error {
  constructor(name: string) {
    super(`The master ${name} is missing in storage.`);
  }
}

/** Stores masters in a folder of this machine, or in one shared by several machines. */
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
      // On another file system, the file is first copied next to its target, so that it is complete when it appears.
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
