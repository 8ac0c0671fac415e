import { circlesOf } from './import-circles.ts';
import { type Import, isRouterType, placeOf, stoppedBy } from './import-walls.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * Imports that still run against the layout, counted per pair of places. Of two capabilities that lean on each other, the pair stands here
 * that is to be cut. A number may only fall: lower it in the change that unties an import.
 */
export const knots: Counts = {
};

/** Imports of queries that belong to another place, counted in the same way. */
export const queriesOfOthers: Counts = {
};

const pairOf = ({ from, to }: Import) => `${placeOf(from)} → ${placeOf(to)}`;
const isOfQueries = ({ to }: Import) => to.endsWith('.queries.ts');

/** Pairs that hold more imports than are known, or fewer, each as a sentence. */
function miscounted(known: Counts, imports: readonly Import[]): string[] {
  return Object.entries(known).flatMap(([pair, most]) => {
    const its = imports.filter((one) => pairOf(one) === pair);
    if (its.length === most) return [];
    const steps = its.map(({ from, to }) => `  ${from} imports ${to}`).join('\n');
    const hint = its.length < most ? 'lower the number in import-knots.ts' : 'use what may be used';
    return [`${pair}: ${its.length} imports, ${most} are known; ${hint}.\n${steps}`];
  });
}

/** Breaches of the import rules that no knot accounts for, and knots that are miscounted; each as a sentence. */
export function importFaults(
  imports: readonly Import[],
  known: Counts = knots,
  knownOfQueries: Counts = queriesOfOthers,
): string[] {
  const ours = imports.filter(({ isFile, from }) => isFile && from.startsWith('src/'));
  const isTied = (one: Import) => one.isFile && pairOf(one) in known;
  const stopped = stoppedBy(imports).filter(({ one }) => !isTied(one));
  const isKnownQuery = (one: Import) => isOfQueries(one) && pairOf(one) in knownOfQueries;
  const others = stopped.filter(({ one }) => !isKnownQuery(one));
  const ofQueries = stopped.map(({ one }) => one).filter(isKnownQuery);
  return [
    ...others.map(({ one, message }) => `${one.from} imports ${one.to}: ${message}`),
    ...miscounted(known, ours),
    ...miscounted(knownOfQueries, ofQueries),
    ...circlesOf(imports.filter((one) => !isTied(one) && !isRouterType(one))),
  ];
}
