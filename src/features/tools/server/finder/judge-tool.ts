import { type FinderAnswers, type FinderQuestion, finderQuestions } from '../../finder-answers.ts';
import { type CellFact, cellFact, type FinderTool } from './finder-tool.ts';

type Outcome = 'match' | 'near' | 'miss' | 'unknown';

/** The answer of a tool to one question. */
export type Verdict = { proof: CellFact | null } & (
  | { question: FinderQuestion; outcome: Exclude<Outcome, 'near'> }
  | { question: 'code' | 'budget'; outcome: 'near' }
);

function judgeClaim(
  { entry, claims }: FinderTool,
  question: 'what' | 'who',
  wanted: string,
): Verdict {
  const claim = claims[question].get(wanted);
  if (claim) return { question, outcome: 'match', proof: claim };
  const proof = cellFact(entry, question === 'what' ? 'Makes' : 'For whom');
  return { question, outcome: proof ? 'miss' : 'unknown', proof };
}

/** Somebody who wants to write code can do with a little less of it, but with no more than wanted. */
const nextLess: Readonly<Record<string, string>> = { all: 'some', some: 'none' };

function judgeCode({ claims: { code } }: FinderTool, wanted: string): Verdict {
  const claim = code.get(wanted);
  if (claim) return { question: 'code', outcome: 'match', proof: claim };
  const near = code.get(nextLess[wanted] ?? '');
  if (near) return { question: 'code', outcome: 'near', proof: near };
  const [proof] = code.values();
  return { question: 'code', outcome: proof ? 'miss' : 'unknown', proof: proof ?? null };
}

function judgePrice(tool: FinderTool, budget: string): Verdict {
  const mostDollars = budget === 'free' ? 0 : Number(budget);
  const { isFree, dollarsPerMonth, costsExtra, entry } = tool;
  const proof = cellFact(entry, 'Price');
  const isPaidWithin = dollarsPerMonth !== null && dollarsPerMonth <= mostDollars;
  if (isPaidWithin || (isFree && !costsExtra)) {
    return { question: 'budget', outcome: 'match', proof };
  }
  if (isFree) return { question: 'budget', outcome: 'near', proof };
  return { question: 'budget', outcome: dollarsPerMonth === null ? 'unknown' : 'miss', proof };
}

/** Answers the questions that were not left open, in the order of the form. */
export function judgeTool(tool: FinderTool, answers: FinderAnswers): readonly Verdict[] {
  return finderQuestions.flatMap((question) => {
    const wanted = answers[question];
    if (wanted === undefined) return [];
    if (question === 'code') return [judgeCode(tool, wanted)];
    if (question === 'budget') return [judgePrice(tool, wanted)];
    return [judgeClaim(tool, question, wanted)];
  });
}
