import type { FinderAnswers } from '../../finder-answers.ts';
import { type FinderTool, knownCells } from './finder-tool.ts';
import { judgeTool, type Verdict } from './judge-tool.ts';

export interface JudgedTool {
  tool: FinderTool;
  verdicts: readonly Verdict[];
  fits: boolean;
}

const isMissed = ({ outcome }: Verdict) => outcome === 'miss' || outcome === 'unknown';

const pointsOf: Readonly<Record<Verdict['outcome'], number>> = {
  match: 2,
  near: 1,
  unknown: 0,
  miss: 0,
};

type Rule = (judged: JudgedTool) => number;

/** A smaller number stands first. The first rule that tells two tools apart decides. */
const rulesOfAnswers: readonly Rule[] = [
  // A cheap tool for something else helps nobody.
  ({ verdicts }) => verdicts.filter((one) => one.question === 'what' && isMissed(one)).length,
  ({ verdicts }) => verdicts.filter(isMissed).length,
  ({ verdicts }) => verdicts.filter(({ outcome }) => outcome === 'miss').length,
  ({ verdicts }) => -verdicts.reduce((sum, { outcome }) => sum + pointsOf[outcome], 0),
];

const ruleOfFacts: Rule = ({ tool }) => -knownCells(tool.entry);

const differenceBy = (rules: readonly Rule[], a: JudgedTool, b: JudgedTool) =>
  rules.map((rule) => rule(a) - rule(b)).find((difference) => difference !== 0) ?? 0;

/** True for two tools that only facts on file or the alphabet tell apart. */
export const areAsGood = (a: JudgedTool, b: JudgedTool) => differenceBy(rulesOfAnswers, a, b) === 0;

/** Says by what the first of two neighbors stands before the second. */
export function orderOf(a: JudgedTool, b: JudgedTool): 'answers' | 'facts' | 'alphabet' {
  if (!areAsGood(a, b)) return 'answers';
  return ruleOfFacts(a) === ruleOfFacts(b) ? 'alphabet' : 'facts';
}

/** The best comes first. Ties are broken by the number of known cells, then by the alphabet. */
export function rankTools(
  tools: readonly FinderTool[],
  answers: FinderAnswers,
): readonly JudgedTool[] {
  return tools
    .map((tool) => {
      const verdicts = judgeTool(tool, answers);
      return { tool, verdicts, fits: !verdicts.some(isMissed) };
    })
    .sort(
      (a, b) =>
        differenceBy([...rulesOfAnswers, ruleOfFacts], a, b) ||
        a.tool.entry.name.localeCompare(b.tool.entry.name, 'en'),
    );
}
