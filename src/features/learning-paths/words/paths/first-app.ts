import { firstVersionWorks, readyToBuild } from '../checks/first-app.ts';
import type { LearningPath } from '../path-types.ts';

export const firstApp: LearningPath = {
  slug: 'first-app',
  name: 'A first app',
  goal: 'You describe an app in a sentence, and end with one that works on your phone.',
  forWhom: 'People who have never built software.',
  stations: [
    {
      number: 1,
      kind: 'term',
      slug: 'vibecoding',
      why: 'The word for what you are about to do, and the point where it needs more care.',
      minutes: 2,
    },
    {
      number: 2,
      kind: 'video',
      slug: 'Tw18-4U7mts',
      why: 'Five minutes on where the phrase comes from, and where the fun ends.',
      minutes: 5,
    },
    {
      number: 3,
      kind: 'tip',
      slug: 'write-down-the-job-not-the-app',
      why: 'One paragraph about a real person decides more than any choice of technology.',
      minutes: 10,
    },
    {
      number: 4,
      kind: 'prompt',
      slug: 'cut-to-a-first-version',
      why: 'Your paragraph holds too many wishes; this leaves one way through the app that works.',
      minutes: 15,
    },
    {
      number: 5,
      kind: 'post',
      slug: 'write-your-first-prompt-like-a-brief',
      why: 'It turns your list into a short brief that leaves the tool less to guess.',
      minutes: 5,
    },
    {
      number: 6,
      kind: 'tip',
      slug: 'pick-one-tool-and-stay-with-it',
      why: 'It names a tool for each starting point, and says why changing it later costs you more.',
      minutes: 3,
    },
    {
      number: 7,
      kind: 'tool',
      slug: 'lovable',
      why: 'A tool for first-time builders: read what it makes, what it counts and where it stops.',
      minutes: 4,
    },
    readyToBuild,
    {
      number: 9,
      kind: 'post',
      slug: 'a-first-app-in-one-weekend',
      why: 'Send your first prompt and build along, hour by hour, until three people can open it.',
      minutes: 5,
    },
    {
      number: 10,
      kind: 'prompt',
      slug: 'fit-for-the-phone',
      why: 'Your tool shows a wide preview, and many people will open the app on a phone.',
      minutes: 45,
    },
    {
      number: 11,
      kind: 'prompt',
      slug: 'try-it-like-a-user',
      why: 'A page of steps lets somebody else try the app without your explanations.',
      minutes: 15,
    },
    firstVersionWorks,
  ],
};
