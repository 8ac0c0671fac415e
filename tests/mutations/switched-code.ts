import { idOf, type Mutation } from './mutation.ts';

/** Returns where the expression of a mutation begins. @throws Error unless it occurs once */
export function placeOf(mutation: Mutation, code: string): number {
  const place = code.indexOf(mutation.from);
  if (place === -1) throw new Error(`Occurs nowhere: ${idOf(mutation)}`);
  if (code.indexOf(mutation.from, place + 1) !== -1) {
    throw new Error(`Occurs more than once: ${idOf(mutation)}`);
  }
  return place;
}

/**
 * Puts all mutations of a file into its code, each behind a condition: so one load of the modules serves all of them.
 * @throws Error for expressions that overlap
 */
export function switchedCode(code: string, mutations: readonly Mutation[]): string {
  const expressions = [...new Set(mutations.map(({ from }) => from))].map((from) => {
    const same = mutations.filter((mutation) => mutation.from === from);
    return { from, same, place: same[0] ? placeOf(same[0], code) : 0 };
  });
  expressions.sort((one, other) => other.place - one.place);
  let changed = code;
  let changedFrom = code.length;
  for (const { from, same, place } of expressions) {
    const end = place + from.length;
    if (end > changedFrom) throw new Error(`Overlaps with another mutation: ${from}`);
    const choice = same.reduceRight(
      (rest, mutation) =>
        `globalThis.activeMutation === ${JSON.stringify(idOf(mutation))} ? (${mutation.to}) : ${rest}`,
      `(${from})`,
    );
    changed = `${changed.slice(0, place)}(${choice})${changed.slice(end)}`;
    changedFrom = place;
  }
  return changed;
}
