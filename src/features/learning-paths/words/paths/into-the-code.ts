import { codeYouOwn, readAChange } from '../checks/into-the-code.ts';
import type { LearningPath } from '../path-types.ts';

export const intoTheCode: LearningPath = {
  slug: 'into-the-code',
  name: 'Into the code',
  goal: 'You read what a model wrote, test it, and change it without fear.',
  forWhom: 'People who have an app and want to read and own its code.',
  stations: [
    {
      number: 1,
      kind: 'term',
      slug: 'git',
      why: 'The safety net for everything on this path: you see each change and can undo it.',
      minutes: 2,
    },
    {
      number: 2,
      kind: 'post',
      slug: 'commit-before-you-gamble',
      why: 'A few commands and one habit limit what a bad prompt can cost you.',
      minutes: 5,
    },
    {
      number: 3,
      kind: 'tool',
      slug: 'cursor',
      why: 'An editor that shows every change as lines which you accept or reject.',
      minutes: 4,
    },
    {
      number: 4,
      kind: 'video',
      slug: 'OSBo9qcpRfw',
      why: 'Two ways to work with agents in your code, compared point by point.',
      minutes: 12,
    },
    {
      number: 5,
      kind: 'tip',
      slug: 'read-before-you-accept',
      why: 'Two questions help you judge a change before you understand every line.',
      minutes: 3,
    },
    {
      number: 6,
      kind: 'post',
      slug: 'read-code-you-did-not-write',
      why: 'You need not read every line: it names the six places where mistakes cost most.',
      minutes: 5,
    },
    readAChange,
    {
      number: 8,
      kind: 'prompt',
      slug: 'review-my-change',
      why: 'A new session looks for faults that the session which wrote the code defends.',
      minutes: 20,
    },
    {
      number: 9,
      kind: 'prompt',
      slug: 'tests-for-the-rules',
      why: 'You decide the examples in a table, and tests hold them after each later prompt.',
      minutes: 30,
    },
    {
      number: 10,
      kind: 'prompt',
      slug: 'read-an-error-message',
      why: 'Learn to find the cause of an error, so that no repair just hides the message.',
      minutes: 15,
    },
    {
      number: 11,
      kind: 'prompt',
      slug: 'refactor-in-small-steps',
      why: 'Tidy the part that you change most often, one kind of change per commit.',
      minutes: 90,
    },
    codeYouOwn,
  ],
};
