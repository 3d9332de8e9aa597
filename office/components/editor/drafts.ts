import { del, get, set } from "idb-keyval";

/** Unsaved input, kept in this browser: it survives a reload, a lost connection and an expired session. */

export type Draft = { at: number; version: number | undefined; changes: Record<string, unknown> };

const keyOf = (name: string) => `draft:${name}`;
const quietly = async <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

export const readDraft = (name: string): Promise<Draft | undefined> => quietly(get<Draft>(keyOf(name)));
export const keepDraft = (name: string, draft: Draft) => quietly(set(keyOf(name), draft));
export const dropDraft = (name: string) => quietly(del(keyOf(name)));
