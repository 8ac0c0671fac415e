import { paths } from '../../../shared/paths.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { notOpenedContent } from '../../conversations/words/conversations.ts';
import type { MessageStage } from '../message-pages.ts';

export const messagePageContent = {
  meta: {
    title: 'Your message',
    description:
      'Where your message to a developer stands, what was answered, and room to write back.',
    keywords: [],
  } satisfies PageMeta,
  eyebrow: 'Your message',
  stages: {
    received: {
      label: 'Received',
      title: (developer: string) => `Your message to ${developer}`,
      intro: 'It has come in and was not marked as read yet. The answer will stand on this page.',
    },
    read: {
      label: 'Read',
      title: (developer: string) => `${developer} has read your message`,
      intro: 'The answer will stand on this page.',
    },
    answered: {
      label: 'Answered',
      title: (developer: string) => `${developer} has answered`,
      intro: 'Read it below and write back here. Neither of you sees the address of the other.',
    },
  } satisfies Record<MessageStage, object>,
  thread: {
    title: 'Messages',
    you: 'You wrote',
    them: (developer: string) => `${developer} answered`,
    empty: 'The answer will stand here.',
  },
  profile: (developer: string) => `The profile of ${developer}`,
  entry: {
    title: 'Add something',
    text: {
      label: 'Your message',
      placeholder: 'A detail, a question, an answer to theirs.',
    },
    submit: 'Send',
    submitting: 'Sending...',
    sent: { title: 'Added', description: 'It stands below your message now.' },
    failed: { title: 'Error sending message', description: 'Please try again later.' },
  },
  withdrawal: {
    title: 'Take it back',
    text: 'Deletes your message with everything that both of you wrote, at once and for good.',
    confirm: 'Yes, delete everything',
    submit: 'Take the message back',
    submitting: 'Deleting...',
    failed: { title: 'Error', description: 'It could not be deleted. Please try again later.' },
    done: {
      title: 'Your message is deleted',
      text: 'Everything about it is gone, and this link opens nothing any more.',
    },
  },
  missing: {
    ...notOpenedContent.missing,
    text: 'It may be incomplete or too old, or the message was deleted by you or by the developer.',
    contact: { label: 'Browse developers', to: paths.exploreDevelopers },
  },
  failed: { ...notOpenedContent.failed, title: 'Your message could not be loaded' },
};
