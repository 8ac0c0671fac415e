import { mailHour } from '../../../shared/words/mail/mail-hour.ts';
import type { MailWords } from '../../../shared/words/mail/mail-words.ts';

interface AcceptedNda {
  text: string;
  senderName: string;
  senderAcceptedAt: Date;
  ownerName: string;
  ownerAcceptedAt: Date | null;
}

interface Sender {
  id: number;
  firstName: string;
  lastName: string;
}

const openRequest = { label: 'Open your request' };

/** The step of mail about words of the sender. */
export const readInInbox = (address: string) => ({
  label: 'Read and answer in the inbox',
  address,
});

/** The step of mail for the sender is the link to the page. */
export const requestMailContent = {
  receipt(brand: string, answerBy: Date, timeZone: string): MailWords {
    return {
      subject: `${brand}: We have your request`,
      text: [
        'Thank you. Your request is here, and a person reads it.',
        `You get an answer by ${mailHour(answerBy, timeZone)}.`,
        'If you have sent us nothing, somebody has typed in your address by mistake: leave this mail alone.',
        'What you sent, where it stands, what we answer, and room to add something: on its own page, for everybody who has this link. Keep it to yourself.',
      ].join('\n\n'),
      step: openRequest,
    };
  },
  answer(brand: string, text: string): MailWords {
    return {
      subject: `${brand}: Our answer to your request`,
      text,
      step: openRequest,
    };
  },
  withdrawn(
    brand: string,
    createdAt: Date,
    {
      callAt,
      agreementsLink,
      timeZone,
    }: { callAt: Date | null; agreementsLink: string | null; timeZone: string },
  ): MailWords {
    return {
      subject: `${brand}: A request was withdrawn`,
      text: [
        `Its sender has withdrawn a request that came in on ${mailHour(createdAt, timeZone)}. ${agreementsLink ? 'What both sides agreed on is kept; everything else about it is deleted.' : 'Everything about it is deleted.'}`,
        ...(callAt ? ['', `Its call does not take place: ${mailHour(callAt, timeZone)}.`] : []),
      ].join('\n'),
      ...(agreementsLink && {
        step: { label: 'Read what was agreed on', address: agreementsLink },
      }),
    };
  },
  ndaAsked(brand: string, name: string, inboxLink: string): MailWords {
    return {
      subject: `${brand}: ${name} asks for an NDA`,
      text: `${name} has accepted the non-disclosure agreement on the page of their request.`,
      step: { label: 'Accept it in the inbox', address: inboxLink },
    };
  },
  ndaAccepted(
    brand: string,
    { text, senderName, senderAcceptedAt, ownerName, ownerAcceptedAt }: AcceptedNda,
    timeZone: string,
  ): MailWords {
    const acceptances = [
      `Accepted by ${senderName} on ${mailHour(senderAcceptedAt, timeZone)}`,
      ...(ownerAcceptedAt
        ? [`Accepted by ${ownerName} for ${brand} on ${mailHour(ownerAcceptedAt, timeZone)}`]
        : []),
    ];
    return {
      subject: `${brand}: The NDA holds`,
      text: [
        'We have accepted the non-disclosure agreement of your request too. Keep this mail: it is your copy.',
        text,
        acceptances.join('\n'),
        'It stands on the page of your request too.',
      ].join('\n\n'),
      step: openRequest,
    };
  },
  entry(
    brand: string,
    { firstName, lastName }: Sender,
    text: string,
    inboxLink: string,
  ): MailWords {
    const name = `${firstName} ${lastName}`.trim();
    return {
      subject: `${brand}: ${name} added to their request`,
      text,
      step: readInInbox(inboxLink),
    };
  },
};
