import { paths } from '../../../shared/paths.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { notOpenedContent } from '../../conversations/words/conversations.ts';

export const availabilityPageContent = {
  meta: {
    title: 'Your availability',
    description: 'Say that you are still free.',
    keywords: [],
  } satisfies PageMeta,
  eyebrow: 'Your availability',
  states: {
    good: {
      title: 'Are you still free?',
      intro: (day: string) => `Your profile says until ${day} that you are available.`,
    },
    over: {
      title: 'Are you free again?',
      intro: (day: string) =>
        `Your availability ended on ${day}. Your profile is there as before, without it.`,
    },
    renewed: {
      title: 'You are shown as available',
      intro: (day: string) => `Your profile says so until ${day}. We remind you before that day.`,
    },
  },
  renew: (days: number) => `Yes, for ${days} more days`,
  sending: 'Sending...',
  network: { label: 'Browse developers', to: paths.exploreDevelopers },
  failed: { title: 'Error', description: 'That did not work. Please try again later.' },
  notOpened: {
    missing: {
      ...notOpenedContent.missing,
      text: 'It may be incomplete or too old. Sign in and look under Availability on your profile.',
    },
    failed: notOpenedContent.failed,
  },
};
