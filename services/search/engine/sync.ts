import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { Language } from "./language.ts";
import { languageOf } from "./open-language.ts";
import { Outdated } from "./segments/outdated.ts";
import { View } from "./view.ts";

/** Where the live index stands: what is asked at one state is answered from it. */
export type State = {
  id: number;
  parts: number;
  base: number;
  last: number;
  /** Changes with what staff decide about questions. */
  decisions: number;
};

type Kept = {
  view: View | null;
  state: State | null;
  at: number;
  running: Promise<State> | null;
  next: Promise<State> | null;
};

/** By database; gone with it. */
const kept = new WeakMap<Db, Kept>();
/** What other processes write is seen after so many milliseconds; what this one writes, at once. */
const trusted = 50;
let written = 0;

/** To be called when this process has written something that answers are made of, once it is committed. */
export function touched(): void {
  written = performance.now();
}

/** Where the index stands, as of a moment ago. */
async function current(db: Db, own: Kept): Promise<State> {
  const now = performance.now();
  if (own.state && own.at > written && now - own.at < trusted) return own.state;
  return look(db, own);
}

/**
 * The state of the index after everything that was committed before this call. One look serves all who wait for it; who
 * comes while one is under way waits for the next, as the running one may have begun before what they must see.
 */
function look(db: Db, own: Kept): Promise<State> {
  if (!own.running) {
    const began = performance.now();
    own.running = readState(db)
      .then((state) => {
        [own.state, own.at] = [state, began];
        return state;
      })
      .finally(() => {
        own.running = null;
      });
    return own.running;
  }
  own.next ??= own.running
    .catch(() => undefined)
    .then(() => {
      own.next = null;
      return look(db, own);
    });
  return own.next;
}

async function readState(db: Db): Promise<State> {
  const { rows } = await sql<State>`
    select id, parts, base_number as base, last_number as last, version as decisions
    from search_generations, search_decisions where is_live
  `.execute(db);
  return rows[0] ?? { id: 0, parts: 0, base: 0, last: 0, decisions: 0 };
}

export type Asked = { view: View; state: State; languages(locales: readonly string[]): Promise<Language[]> };

/** Asks the live index as it is now; asks again when lists are made anew meanwhile. */
export async function withIndex<T>(db: Db, ask: (asked: Asked) => Promise<T>): Promise<T> {
  const own = kept.get(db) ?? { view: null, state: null, at: 0, running: null, next: null };
  kept.set(db, own);
  for (let tries = 1; ; tries++) {
    const state = await (tries === 1 ? current(db, own) : look(db, own));
    const { id, parts, base, last } = state;
    if (own.view?.generation !== id || own.view.parts !== parts) own.view = new View(db, { id, parts, base });
    const { view } = own;
    const languages = (locales: readonly string[]) => Promise.all(locales.map((one) => languageOf(view, one, last)));
    try {
      return await ask({ view, state, languages });
    } catch (error) {
      if (!(error instanceof Outdated) || tries === 5) throw error;
    }
  }
}
