import type { ValueOf } from '../../../../shared/addresses/page.ts';
import { type ToolEntry, toolsBySlug } from '../../tool-entries.ts';
import type { ToolProfile } from '../../words/finder/profile-types.ts';
import { toolProfiles } from '../../words/finder/tool-profiles.ts';
import type { StatedFact } from '../../words/tool-types.ts';

export interface CellFact {
  cell: string;
  fact: StatedFact;
}

/** A tool with those values of its profile that its published facts still state. */
export interface FinderTool {
  entry: ToolEntry;
  claims: Readonly<Record<'what' | 'who' | 'code', ReadonlyMap<string, CellFact>>>;
  isFree: boolean;
  /** Null where nobody states a price a month. */
  dollarsPerMonth: number | null;
  costsExtra: boolean;
}

/** Cells that may prove a claim. */
const provingCells = {
  what: ['Makes', 'For whom', 'Platforms'],
  who: ['For whom'],
  code: ['For whom', 'Makes'],
};

/** Null for a cell that nobody knows. */
export function cellFact({ cells }: Pick<ToolEntry, 'cells'>, cell: string): CellFact | null {
  const fact = cells.find((one) => one.cell === cell)?.fact;
  return fact ? { cell, fact } : null;
}

export const knownCells = ({ cells }: ToolEntry) =>
  cells.filter(({ fact }) => fact !== null).length;

function provedIn(
  entry: ToolEntry,
  cells: readonly string[],
  claims: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, CellFact> {
  const facts = cells.flatMap((cell) => cellFact(entry, cell) ?? []);
  return new Map(
    Object.entries(claims).flatMap(([value, said]) => {
      const proof = facts.find(({ fact }) => said !== undefined && fact.text.includes(said));
      return proof ? [[value, proof] as const] : [];
    }),
  );
}

function finderTool(entry: ToolEntry, { what, who, code, price }: ToolProfile): FinderTool {
  const stated = cellFact(entry, 'Price')?.fact.text ?? '';
  const isStated = (said: string | undefined) => said !== undefined && stated.includes(said);
  const paid = isStated(price.paid?.said) ? price.paid : undefined;
  return {
    entry,
    claims: {
      what: provedIn(entry, provingCells.what, what),
      who: provedIn(entry, provingCells.who, who),
      code: provedIn(entry, provingCells.code, code),
    },
    isFree: isStated(price.free),
    dollarsPerMonth: paid?.dollarsPerMonth ?? null,
    costsExtra: isStated(price.extra),
  };
}

function hasEnded({ ended }: ToolEntry, { renamed }: ToolProfile): boolean {
  if (!ended) return false;
  return renamed === undefined || !ended.text.includes(renamed);
}

/** Tools that somebody can begin to use, with what is known about them. */
export function finderTools(published: ValueOf): readonly FinderTool[] {
  const entries = toolsBySlug(published);
  return toolProfiles.flatMap((profile) => {
    const entry = entries.get(profile.slug);
    return entry && !hasEnded(entry, profile) ? [finderTool(entry, profile)] : [];
  });
}
