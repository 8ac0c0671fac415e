import { dataAndAccounts, nothingLeaks } from '../checks/data-and-sign-in.ts';
import type { LearningPath } from '../path-types.ts';

export const dataAndSignIn: LearningPath = {
  slug: 'data-and-sign-in',
  name: 'Data and sign-in',
  goal: 'Your app keeps its data, people sign in, and each of them sees only what is theirs.',
  forWhom: 'People who have a first app and want others to use it.',
  stations: [
    {
      number: 1,
      kind: 'term',
      slug: 'database',
      why: 'The place where everything stands that your app must still know tomorrow.',
      minutes: 2,
    },
    {
      number: 2,
      kind: 'post',
      slug: 'draw-the-data-before-you-prompt',
      why: 'Screens are easy to change and stored data is not, so begin with a pencil.',
      minutes: 5,
    },
    {
      number: 3,
      kind: 'tip',
      slug: 'be-specific-about-the-result',
      why: 'Three rows of example data say more to a tool than a paragraph about them.',
      minutes: 3,
    },
    {
      number: 4,
      kind: 'prompt',
      slug: 'tables-before-screens',
      why: 'Your drawing becomes tables in plain words that you can correct before a screen exists.',
      minutes: 35,
    },
    {
      number: 5,
      kind: 'tool',
      slug: 'supabase',
      why: 'A database and sign-in from one service; read where the free use ends before you begin.',
      minutes: 4,
    },
    {
      number: 6,
      kind: 'term',
      slug: 'authorization',
      why: 'Knowing who somebody is does not yet say what they may see.',
      minutes: 2,
    },
    {
      number: 7,
      kind: 'prompt',
      slug: 'sign-in-by-email-link',
      why: 'A sign-in without passwords leaves nothing to guess or to leak.',
      minutes: 45,
    },
    dataAndAccounts,
    {
      number: 9,
      kind: 'term',
      slug: 'row-level-security',
      why: 'A rule in the database holds even when the app forgets to ask.',
      minutes: 2,
    },
    {
      number: 10,
      kind: 'prompt',
      slug: 'row-level-security',
      why: 'Switch the rules on for every table, and prove them as a visitor and as two users.',
      minutes: 90,
    },
    {
      number: 11,
      kind: 'post',
      slug: 'keep-your-keys-out-of-the-prompt',
      why: 'It shows where keys leak, how to look for yours, and what to do first when one got out.',
      minutes: 5,
    },
    nothingLeaks,
  ],
};
