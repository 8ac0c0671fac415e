import { diffArrays } from 'diff';
import { likeness, wordsOf } from './likeness.ts';

/** A block of a text at its outermost level. Blocks with one key are the same, however they are written. */
export interface Block {
  key: string;
  html: string;
  /** Space before it in its text. */
  space: string;
}

/** One of two texts that grew from a base. */
interface Side {
  /** Each block of the base as it is now; null where it is gone. */
  kept: (Block | null)[];
  /** New blocks before each block of the base, and behind the last one. */
  added: Block[][];
}

interface Step {
  was: Block | null;
  is: Block | null;
}

/** Texts that differ more are left to a person. */
const mostEdits = 400;
/** Larger parts are paired by their order alone. */
const mostCompared = 900;
const leastAlike = 0.5;

const wordsIn = ({ key }: Block) => wordsOf(key);

const isSame = (one: Block | null | undefined, other: Block | null | undefined) =>
  one?.key === other?.key;

const isSameList = (some: readonly Block[], others: readonly Block[]) =>
  some.length === others.length && some.every((block, at) => isSame(block, others[at]));

/**
 * Merges two texts that grew from one base. The order of blocks that both have put at one place is theirs, then mine.
 * @returns null when both have changed a block, or moved it
 */
export function mergeBlocks(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
): Block[] | null {
  const my = sideOf(base, mine);
  const their = sideOf(base, theirs);
  if (!my || !their) return null;
  const merged: Block[] = [];
  const goneKeys = new Set<string>();
  const addedApart: Block[] = [];
  for (let at = 0; at <= base.length; at += 1) {
    const added = mergeAdded(my.added[at] ?? [], their.added[at] ?? []);
    if (!added) return null;
    merged.push(...added.blocks);
    if (!added.isShared) addedApart.push(...added.blocks);
    const was = base[at];
    if (!was) break;
    const is = mergeBlock(was, my.kept[at] ?? null, their.kept[at] ?? null);
    if (is === undefined) return null;
    if (is) merged.push(is);
    else if (!my.kept[at] && !their.kept[at]) goneKeys.add(was.key);
  }
  return addedApart.some(({ key }) => goneKeys.has(key)) ? null : merged;
}

/** @returns undefined when both have changed it */
function mergeBlock(
  was: Block,
  mine: Block | null,
  theirs: Block | null,
): Block | null | undefined {
  if (isSame(mine, theirs) || isSame(theirs, was)) return mine;
  return isSame(mine, was) ? theirs : undefined;
}

function mergeAdded(mine: Block[], theirs: Block[]): { blocks: Block[]; isShared: boolean } | null {
  if (isSameList(mine, theirs)) return { blocks: mine, isShared: true };
  const myKeys = new Set(mine.map(({ key }) => key));
  if (theirs.some(({ key }) => myKeys.has(key))) return null;
  return { blocks: [...theirs, ...mine], isShared: false };
}

function sideOf(base: readonly Block[], text: readonly Block[]): Side | null {
  const changes = diffArrays([...base], [...text], {
    comparator: isSame,
    maxEditLength: mostEdits,
  });
  if (!changes) return null;
  const side: Side = { kept: [], added: [[]] };
  const take = ({ was, is }: Step) => {
    if (is && !was) return side.added.at(-1)?.push(is);
    side.kept.push(is);
    return side.added.push([]);
  };
  let gone: Block[] = [];
  let come: Block[] = [];
  let at = 0;
  const takeChanged = () => {
    for (const step of pair(gone, come)) take(step);
    gone = [];
    come = [];
  };
  for (const { value, added, removed } of changes) {
    if (removed) {
      gone = value;
      continue;
    }
    const now = text.slice(at, at + value.length);
    at += value.length;
    if (added) {
      come = now;
      continue;
    }
    takeChanged();
    for (const block of now) take({ was: block, is: block });
  }
  takeChanged();
  return side;
}

/** Finds what became of each block in a part that changed: the most alike first, the others in their order. */
function pair(gone: readonly Block[], come: readonly Block[]): Step[] {
  const best = mostAlike(gone, come);
  if (!best) {
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
      was: gone[at] ?? null,
      is: come[at] ?? null,
    }));
  }
  const [from, to] = best;
  return [
    ...pair(gone.slice(0, from), come.slice(0, to)),
    { was: gone[from] ?? null, is: come[to] ?? null },
    ...pair(gone.slice(from + 1), come.slice(to + 1)),
  ];
}

function mostAlike(gone: readonly Block[], come: readonly Block[]): [number, number] | null {
  if (gone.length * come.length > mostCompared) return null;
  const [before, after] = [gone.map(wordsIn), come.map(wordsIn)];
  let most = leastAlike;
  let best: [number, number] | null = null;
  for (const [from, some] of before.entries()) {
    for (const [to, others] of after.entries()) {
      const share = likeness(some, others);
      if (share <= most) continue;
      most = share;
      best = [from, to];
    }
  }
  return best;
}
