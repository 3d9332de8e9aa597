import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { LanguageIndex } from "./language-index.ts";
import { openLanguage } from "./language-index.ts";
import { Outdated, SegmentReader } from "./segment-reader.ts";

/** The state of the live index. Queries at one state are answered from that state. */
export type State = {
  id: number;
  segments: number;
  base: number;
  last: number;
  /** Changes when staff's decisions about queries change. */
  decisions: number;
};

type Standing = {
  view: SegmentReader | null;
  state: State | null;
  at: number;
  running: Promise<State> | null;
  next: Promise<State> | null;
};

/** By database; freed together with it. */
const standings = new WeakMap<Db, Standing>();
/**
 * How long a state is reused, in milliseconds. Writes by other processes become visible after this time, writes by this
 * process at once.
 */
const trusted = 50;
let written = 0;

/** Call this after this process has committed a write that affects answers. */
export function touched(): void {
  written = performance.now();
}

/** Returns the state of the index as of a moment ago. */
async function current(db: Db, own: Standing): Promise<State> {
  const now = performance.now();
  if (own.state && own.at > written && now - own.at < trusted) return own.state;
  return look(db, own);
}

/**
 * Returns the state of the index after everything committed before this call. Callers share one read. A caller that
 * arrives during a read waits for the next one, because the running read may have started before the writes that the
 * caller must see.
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

/** Runs a query against the current live index. Runs it again when the lists are rebuilt meanwhile. */
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
