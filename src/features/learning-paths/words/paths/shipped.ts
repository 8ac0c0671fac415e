import { beforeStrangersCome, openForPeople } from '../checks/shipped.ts';
import type { LearningPath } from '../path-types.ts';

export const shipped: LearningPath = {
  slug: 'shipped',
  name: 'Shipped',
  goal: 'Your app has an address of its own, and you hear of trouble early.',
  forWhom: 'People whose app works and who want strangers to rely on it.',
  stations: [
    {
      number: 1,
      kind: 'post',
      slug: 'from-preview-link-to-production',
      why: 'The whole list in its order: two copies, settings, a restored backup and a way back.',
      minutes: 5,
    },
    {
      number: 2,
      kind: 'tool',
      slug: 'vercel',
      why: 'An example of a host: read what its free plan is for, and how it charges further use.',
      minutes: 4,
    },
    {
      number: 3,
      kind: 'prompt',
      slug: 'connect-your-domain',
      why: 'Give the app its own address without losing the mail of the domain.',
      minutes: 45,
    },
    {
      number: 4,
      kind: 'prompt',
      slug: 'take-one-payment',
      why: 'Let a provider handle the cards, and count an order as paid only after its message.',
      minutes: 60,
    },
    {
      number: 5,
      kind: 'post',
      slug: 'fast-on-a-slow-phone',
      why: 'Your visitors have older phones and worse reception than you; it names six causes.',
      minutes: 5,
    },
    beforeStrangersCome,
    {
      number: 7,
      kind: 'prompt',
      slug: 'privacy-page-from-the-code',
      why: 'Find out what your app stores and who receives it, and say so honestly.',
      minutes: 60,
    },
    {
      number: 8,
      kind: 'term',
      slug: 'monitoring',
      why: 'Know about trouble before your users write to you.',
      minutes: 2,
    },
    {
      number: 9,
      kind: 'post',
      slug: 'what-ai-app-building-really-costs',
      why: 'Four meters run at once; learn which of them can surprise you, and set limits.',
      minutes: 5,
    },
    {
      number: 10,
      kind: 'tip',
      slug: 'test-it-secure-it-ship-it',
      why: 'The last look before you share the link: sign-in, access to data and secrets.',
      minutes: 30,
    },
    {
      number: 11,
      kind: 'post',
      slug: 'when-to-stop-prompting-and-hire-help',
      why: 'Seven signals say when somebody with experience should look, and for how long.',
      minutes: 5,
    },
    openForPeople,
  ],
};
