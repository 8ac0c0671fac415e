import { longDay, longMoment } from '../../../shared/words/long-day.ts';

const stop = 'Reply STOP to get no more texts.';

export interface MessageFacts {
  brand: string;
  /** Address of the developer's tab. */
  tab: string;
}

/** Text messages quote nobody. */
export const verificationMessages = {
  given: ({ brand, tab, until }: MessageFacts & { until: Date }) => ({
    sms: `${brand}: Your task for the verification is here. Answer it until ${longMoment(until)}: ${tab} ${stop}`,
    mail: {
      subject: `${brand}: your task for the verification`,
      text: `Your technical assessment has begun. Read the task and send your answer until ${longMoment(until)}.`,
      step: { label: 'Read the task', address: tab },
    },
  }),
  verified: ({ brand, tab, until }: MessageFacts & { until: Date }) => ({
    sms: `${brand}: You are verified by the studio until ${longDay(until)}: ${tab} ${stop}`,
    mail: {
      subject: `${brand}: you are verified by the studio`,
      text: `You have passed the assessment and the portfolio review. Your profile shows the mark until ${longDay(until)}.`,
      step: { label: 'Open your profile', address: tab },
    },
  }),
  declined: ({
    brand,
    tab,
    reason,
    againFrom,
  }: MessageFacts & { reason: string; againFrom: Date }) => ({
    sms: `${brand}: Your request for verification was declined. Sign in to read why: ${tab} ${stop}`,
    mail: {
      subject: `${brand}: your request for verification`,
      text: [
        'We have declined your request to be verified. The reason:',
        reason,
        `Your profile stays as it is. You can ask again from ${longDay(againFrom)} on.`,
      ].join('\n\n'),
      step: { label: 'Read the remarks', address: tab },
    },
  }),
  takenBack: ({ brand, tab, reason }: MessageFacts & { reason: string }) => ({
    sms: `${brand}: Your mark of the studio was taken back. Sign in to read why: ${tab} ${stop}`,
    mail: {
      subject: `${brand}: your mark was taken back`,
      text: [
        'We have taken back your mark "Verified by the studio". The reason:',
        reason,
        'If you think that this is wrong, tell us.',
      ].join('\n\n'),
      step: { label: 'Open your profile', address: tab },
    },
  }),
  ending: ({ brand, tab, end }: MessageFacts & { end: Date }) => ({
    sms: `${brand}: Your mark of the studio ends on ${longDay(end)}. Ask to be verified again: ${tab} ${stop}`,
    mail: {
      subject: `${brand}: your mark ends on ${longDay(end)}`,
      text: `Your profile shows "Verified by the studio" until ${longDay(end)}. You can ask to be verified again now.`,
      step: { label: 'Ask again', address: tab },
    },
  }),
};
