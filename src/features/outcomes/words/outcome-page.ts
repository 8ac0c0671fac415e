import type { PageMeta } from '../../../shared/words/types.ts';
import { notOpenedContent } from '../../conversations/words/conversations.ts';
import { type OutcomeAnswer, outcomeLinkDays, recommendationLimits } from '../outcome-options.ts';

const answers: Record<OutcomeAnswer, string> = {
  finished: 'Yes, and it is finished',
  going: 'Yes, and it is still going',
  no: 'No',
};

export const outcomePageContent = {
  meta: {
    title: 'What became of it',
    description: 'Say whether you worked with the developer whom you chose.',
    keywords: [],
  } satisfies PageMeta,
  eyebrow: 'What became of it',
  title: 'Did the two of you work together?',
  intro: (developer: string, day: string) => `You chose ${developer} on ${day}.`,
  answers,
  question: {
    title: 'Your answer',
    legend: 'Did the two of you work together?',
    note: 'With a yes, the job counts on the profile of the developer for twelve months from your choice. Your name is not shown with it.',
    submit: 'Send my answer',
    change: 'Change my answer',
    submitting: 'Sending...',
    sent: { title: 'Thank you', description: 'Your answer is stored.' },
    failed: { title: 'Error sending your answer', description: 'Please try again later.' },
  },
  recommendation: {
    title: 'Recommend the developer (optional)',
    words: {
      label: 'What would you tell other clients?',
      placeholder: 'What was built, what went well, and what went less well?',
      note: `${recommendationLimits.minWords} to ${recommendationLimits.maxWords} characters`,
    },
    author: { label: 'Name as it is shown', placeholder: 'Alex Rivera' },
    consent: (developer: string) =>
      `I agree that my words and this name are shown on the profile of ${developer}, where everybody can read them and search engines can find them. I can withdraw that on this page at any time; then they are deleted.`,
    hidden: 'The owner of the site has hidden your recommendation. Nobody reads it on the profile.',
    submit: 'Publish my recommendation',
    change: 'Change my recommendation',
    submitting: 'Sending...',
    sent: {
      title: 'Your recommendation is stored',
      description: 'You can change it here, and take it back at any time.',
    },
    failed: { title: 'Error sending your words', description: 'Please try again later.' },
  },
  withdrawal: {
    title: 'Take it back',
    text: 'Your words and your name are deleted here and on the profile. Your answer stays.',
    confirm: 'Yes, delete my words',
    submit: 'Delete my words',
    submitting: 'Deleting...',
    failed: { title: 'Error deleting your words', description: 'Please try again later.' },
    done: {
      title: 'Your words are deleted',
      description: 'They do not stand on the profile any more.',
    },
  },
  link: {
    ends: (day: string) =>
      `This link works until ${day}. With a recommendation it works as long as your words are here.`,
    stays: 'This link works as long as your words are here.',
  },
  notOpened: {
    missing: {
      ...notOpenedContent.missing,
      text: `It may be incomplete, or have ended: a link works for ${outcomeLinkDays} days, or as long as your recommendation stands.`,
    },
    failed: notOpenedContent.failed,
  },
};
