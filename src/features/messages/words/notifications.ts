import { paths } from '../../../shared/paths.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { notOpenedContent } from '../../conversations/words/conversations.ts';
import { profileFormContent } from '../../developers/words/developer-profile-form.ts';

interface Waiting {
  messages: number;
  briefs: number;
}

/** "A message waits", "2 messages and a brief wait". */
function whatWaits({ messages, briefs }: Waiting): string {
  const some = (count: number, name: string) => (count === 1 ? `a ${name}` : `${count} ${name}s`);
  const kinds = [
    ...(messages > 0 ? [some(messages, 'message')] : []),
    ...(briefs > 0 ? [some(briefs, 'brief')] : []),
  ].join(' and ');
  const isOne = messages + briefs === 1;
  return `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)} ${isOne ? 'waits' : 'wait'}`;
}

/** Notifications never quote senders. Mail ends with a link that stops it. */
export const notificationContent = {
  sms: (brand: string, waiting: Waiting, link: string) =>
    `${brand}: ${whatWaits(waiting)} for you. Read and answer: ${link} Reply STOP to get no more texts.`,
  mail: (brand: string, waiting: Waiting, link: string) => ({
    subject: `${brand}: ${whatWaits(waiting)} for you`,
    text: `${whatWaits(waiting)} for you on your developer profile.`,
    step: { label: 'Read and answer', address: link },
  }),
  confirmation: (brand: string) => ({
    subject: `${brand}: Is this your address?`,
    text: [
      'Somebody, you most likely, wants to hear at this address of messages to a developer profile.',
      '',
      'If that is you, open this link within two days and confirm it. If not, do nothing, or say so there.',
    ].join('\n'),
    step: { label: 'Confirm or refuse this address' },
  }),
};

export const notificationPageContent = {
  meta: {
    title: 'Mail about messages',
    description: 'Confirm an address, or get no more mail about messages to a developer profile.',
    keywords: [],
  } satisfies PageMeta,
  eyebrow: 'Mail about messages',
  states: {
    unconfirmed: {
      title: 'Is this your address?',
      intro: (address: string) =>
        `News of messages to a developer profile are to go to ${address}. Nothing is sent before you say yes.`,
    },
    confirmed: {
      title: 'Your address is confirmed',
      intro: (address: string) =>
        `News of messages to your developer profile go to ${address}: one mail an hour at most, three a day.`,
    },
    off: {
      title: 'No mail goes there',
      intro: (address: string) =>
        `Nothing about messages is sent to ${address}. It can be chosen again in the profile.`,
    },
  },
  confirm: 'Yes, it is mine',
  decline: 'No, take it off',
  stop: 'No more mail',
  sending: 'Sending...',
  network: { label: 'Browse developers', to: paths.exploreDevelopers },
  confirmed: {
    title: 'Confirmed',
    text: 'You hear at your address of messages to your profile from now on, where you have chosen mail there.',
  },
  failed: { title: 'Error', description: 'That did not work. Please try again later.' },
  notOpened: {
    missing: {
      ...notOpenedContent.missing,
      text: 'It may be incomplete, used already or too old. Your profile says where news of messages go.',
    },
    failed: notOpenedContent.failed,
  },
};

const { label, placeholder } = profileFormContent.news.address;

export const notificationSettingsContent = {
  title: 'News of messages',
  text: 'A word that a message or a brief waits, never what it says: one an hour at most, three a day.',
  channel: {
    label: 'How you hear of messages',
    options: { none: 'Not at all', sms: 'By text message', mail: 'By mail' },
  },
  noneOfBriefs: 'You are open to briefs and hear of none: look for them under Briefs yourself.',
  smsHint: profileFormContent.news.smsHint,
  optedOut: 'Your number has sent STOP and gets no texts. Send START to our number to undo that.',
  mailGoesTo: (address: string) => `Mail goes to ${address}, which nobody else sees.`,
  mailWaits: (address: string) =>
    `Open the link that was sent to ${address} and confirm it. Until then nothing is sent there.`,
  address: { label, placeholder },
  submit: 'Send me a link',
  submitting: 'Sending...',
  remove: 'Take the address off',
  loading: 'Loading...',
  saved: { title: 'Saved', description: 'News of messages come as you chose.' },
  linkSent: { title: 'Link sent', description: 'Confirm the address by the link in your mail.' },
  removed: { title: 'Address taken off', description: 'No mail goes there any more.' },
  failed: { title: 'Error', description: 'Failed to save how you hear of messages' },
};
