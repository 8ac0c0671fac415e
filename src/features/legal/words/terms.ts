import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { legalReview } from './legal.ts';

export const termsKind = contentKind({
  name: 'terms',
  title: 'Terms',
  places: [{ label: 'Terms', path: paths.terms }],
  optional: ['review'],
  labels: { what: 'Left column', text: 'Right column' },
  release: {
    meta: {
      title: `Terms{titleSuffix}`,
      description:
        'The rules of this site: how projects are agreed, what members of the developer network promise, how text messages work, and what our pages can and cannot tell you.',
      keywords: ['terms of use', 'SMS terms', 'developer network rules', 'quotes', '{brand}'],
    },
    hero: {
      eyebrow: 'Terms',
      title: 'The rules, in plain words',
      intro:
        'Reading is free and needs no agreement. These rules are for those who ask for a project, join the network or send us a text message.',
    },
    review: legalReview,
    updated: { label: 'November 2026', dateTime: '2026-11' },
    sections: [
      {
        id: 'projects',
        title: 'Projects and quotes',
        paragraphs: [
          'All work is done by quote. Nothing on these pages is an offer: a project begins when you accept a written quote that names what is built, by when and for how much.',
          'A request, the first call of 30 minutes and the quote cost nothing and bind neither side. We sign a non-disclosure agreement before you tell us more, if you ask for one.',
        ],
      },
      {
        id: 'network',
        title: 'The developer network',
        paragraphs: ['Membership is free. Who joins promises this:'],
        points: [
          'You are sixteen or older, and the phone number is your own.',
          'What your profile says about you is true, and the projects on it are yours to show.',
          'You write to nobody in order to sell what they did not ask for.',
          'What you put on your profile stays yours. You allow us to show it here for as long as it stands there.',
        ],
      },
      {
        id: 'clients',
        title: 'Developers and their clients',
        paragraphs: [
          'We bring people together. What a developer and a client then agree on is between the two of them; we are neither employer nor party to it, and we promise neither work nor income. Profiles that break these rules are removed.',
        ],
      },
      {
        id: 'text-messages',
        title: 'Text messages',
        paragraphs: [
          `Text {smsKeyword} to {phone} and you get one reply with a way to tell us about your project, and answers to what you write after that; when the work is over, perhaps a link to write about it. Asking for a sign-in code brings one message for each code. Developers may choose to hear by text that a message waits for them: one an hour at most, three a day; and, rarely, that we have hidden their profile, show it again or have removed its photo. By doing any of it you agree to get these messages; nobody has to in order to buy anything.`,
        ],
        points: [
          'How many come depends on what you ask for. We send no series and no advertising.',
          'Message and data rates of your carrier may apply.',
          'Reply STOP to get no more, START to get them again, HELP for help.',
          'Carriers are not liable for messages that arrive late or not at all.',
          `What happens to your number stands under [Privacy](${paths.privacy}#text-messages).`,
        ],
      },
      {
        id: 'content',
        title: 'What our pages tell you',
        paragraphs: [
          'Guides, comparisons and figures are checked when they are written, and dated where they move. Prices and features of other companies change without telling us: look them up before you decide. Names and marks of others belong to them.',
          'Testimonials, people and projects that are marked as samples are made up. Prompts and code on these pages may be used freely, and at your own risk.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Fair use of the site',
        paragraphs: [
          'Do not break into it, flood it, send junk through its forms or collect the phone numbers of its members. Its programs refuse what goes too far, and so do we.',
        ],
      },
      {
        id: 'liability',
        title: 'What we answer for',
        paragraphs: [
          'The site is offered as it is, and may be away at times. For projects the agreement that you sign says what we answer for. Nothing here takes a right from you that the law gives you.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes and questions',
        paragraphs: [
          `When these rules change, the date below changes with them. Questions? [Write to us](${paths.contact}).`,
        ],
      },
    ],
  },
});
