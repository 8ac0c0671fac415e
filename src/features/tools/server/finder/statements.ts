import type { finderKind } from '../../words/finder/finder-kind.ts';
import { toolCells } from '../../words/tool-types.ts';
import { type CellFact, cellFact } from './finder-tool.ts';
import type { Verdict } from './judge-tool.ts';
import type { JudgedTool } from './rank-tools.ts';

type Words = (typeof finderKind)['release']['statements'];

/** A sentence for or against a tool, and the fact that it rests on. */
export interface Statement {
  says: string;
  cell: string | null;
  fact: CellFact['fact'] | null;
}

const reasonCounts = { least: 2, most: 3 };

/** Fill up the reasons where few questions were answered. */
const furtherCells = ['Export', 'Platforms', 'Makes', 'For whom', 'Price'];

const statementOf = (says: string, proof: CellFact | null): Statement => ({
  says,
  cell: proof?.cell ?? null,
  fact: proof?.fact ?? null,
});

function sentenceOf(verdict: Verdict, words: Words): string {
  if (verdict.outcome === 'near') return words[verdict.question].near;
  return words[verdict.question][verdict.outcome];
}

/** One fact is quoted once: a fact that proves two things follows both sentences. */
function joinedByCell(statements: readonly Statement[]): Statement[] {
  const cells = new Set(statements.map(({ cell }) => cell));
  return [...cells].flatMap((cell) => {
    const same = statements.filter((one) => one.cell === cell);
    const [first] = same;
    return first ? [{ ...first, says: same.map(({ says }) => says).join(' ') }] : [];
  });
}

const isAgainst = ({ question, outcome }: Verdict) =>
  outcome === 'miss' || outcome === 'unknown' || (question === 'budget' && outcome === 'near');

/** Begins with whatever does not fit. Always holds at least one sentence. */
function objectionsTo({ tool: { entry }, verdicts }: JudgedTool, words: Words) {
  const limit = cellFact(entry, 'Limits');
  const against = [
    ...verdicts.filter(isAgainst).map((one) => statementOf(sentenceOf(one, words), one.proof)),
    ...(limit ? [statementOf(words.limit, limit)] : []),
  ];
  if (against.length > 0) return joinedByCell(against);
  const missing = toolCells.filter((cell) => !cellFact(entry, cell));
  return [statementOf(`${words.notKnown} ${missing.join(', ')}.`, null)];
}

/** Reasons and objections, each with its fact. */
export function statementsOn(judged: JudgedTool, words: Words) {
  const { entry } = judged.tool;
  const objections = objectionsTo(judged, words);
  const fitting = judged.verdicts.filter((verdict) => !isAgainst(verdict));
  const answered = joinedByCell(
    // The one that can be spared stands last.
    [
      ...fitting.filter(({ question }) => question !== 'code'),
      ...fitting.filter(({ question }) => question === 'code'),
    ].map((verdict) => statementOf(sentenceOf(verdict, words), verdict.proof)),
  );
  const quoted = new Set([...answered, ...objections].map(({ cell }) => cell));
  const further = furtherCells.flatMap((cell) => {
    const proof = quoted.has(cell) ? null : cellFact(entry, cell);
    return proof ? [statementOf(`${words.also} ${cell}.`, proof)] : [];
  });
  const missing = Math.max(0, reasonCounts.least - answered.length);
  return {
    reasons: [...answered, ...further.slice(0, missing)].slice(0, reasonCounts.most),
    objections,
  };
}
