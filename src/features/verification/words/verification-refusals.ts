import { longDay } from '../../../shared/words/long-day.ts';
import type { AskBlock } from '../verification.ts';

const from = (until: Date | null) => (until ? ` You can ask from ${longDay(until)} on.` : '');

/** Say why a developer cannot ask now. */
const blocks: Readonly<Record<AskBlock['reason'], (until: Date | null) => string>> = {
  open: () => 'You have asked already. We are looking at it.',
  marked: (until) => `Your mark holds.${from(until)}`,
  waiting: (until) => `Your last request has ended not long ago.${from(until)}`,
  profile: () => 'Please finish your profile first. A hidden profile cannot be verified.',
  project: () => 'Please add at least one project first.',
};

export const verificationRefusals = {
  blocks,
  unknown: 'Request not found',
  ended: 'This request has ended.',
  noTask: 'No task was given yet.',
  answered: 'You have sent your answer already.',
  late: 'The time for the answer is over. Write to us if something kept you from it.',
  given: 'A task was given already.',
  unknownTask: 'Please choose a task from the list',
  notAnswered: 'The developer has not answered yet, and the time is not over.',
  notReady: 'Pass the assessment and write the portfolio review first.',
  noMark: 'This mark does not hold any more.',
} as const;
