import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { LanguageIndex } from "./language-index.ts";
import { openLanguage } from "./language-index.ts";
import { Outdated, SegmentReader } from "./segment-reader.ts";

/** Where the live index stands: what is asked at one state is answered from it. */
export type State = {
  id: number;
  segments: number;
  base: number;
  last: number;
  /** Changes with what staff decide about questions. */
  decisions: number;
};

type Standing = {
  view: SegmentReader | null;
  state: State | null;
  at: number;
  running: Promise<State> | null;
  next: Promise<State> | null;
};

/** By database; gone with it. */
const standings = new WeakMap<Db, Standing>();
/** What other processes write is seen after so many milliseconds; what this one writes, at once. */
const trusted = 50;
let written = 0;

/** To be called when this process has written something that answers are made of, once it is committed. */
export function touched(): void {
  written = performance.now();
}

/** Where the index stands, as of a moment ago. */
async function current(db: Db, own: Standing): Promise<State> {
  const now = performance.now();
  if (own.state && own.at > written && now - own.at < trusted) return own.state;
  return look(db, own);
}

/**
 * The state of the index after everything that was committed before this call. One look serves all who wait for it; who
 * comes while one is under way waits for the next, as the running one may have begun before what they must see.
 */
function look(db: Db, own: Standing): Promise<State> {
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
    select id, parts as segments, base_number as base, last_number as last, version as decisions
    from search_generations, search_decisions where is_live
  `.execute(db);
  return rows[0] ?? { id: 0, segments: 0, base: 0, last: 0, decisions: 0 };
}

export type IndexAccess = {
  view: SegmentReader;
  state: State;
  languages(locales: readonly string[]): Promise<LanguageIndex[]>;
};

/** Asks the live index as it is now; asks again when lists are made anew meanwhile. */
export async function withIndex<T>(db: Db, ask: (access: IndexAccess) => Promise<T>): Promise<T> {
  const own = standings.get(db) ?? { view: null, state: null, at: 0, running: null, next: null };
  standings.set(db, own);
  for (let tries = 1; ; tries++) {
    const state = await (tries === 1 ? current(db, own) : look(db, own));
    const { id, segments, base, last } = state;
    if (own.view?.generation !== id || own.view.segments !== segments)
      own.view = new SegmentReader(db, { id, segments, base });
    const { view } = own;
    const languages = (locales: readonly string[]) => Promise.all(locales.map((one) => openLanguage(view, one, last)));
    try {
      return await ask({ view, state, languages });
    } catch (error) {
      if (!(error instanceof Outdated) || tries === 5) throw error;
    }
  }
}
