import { mailHour } from '../../../shared/words/mail-hour.ts';

interface Words {
  subject: string;
  text: string;
}

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

/** The link to the page is appended to mail for the sender. */
export const requestMailContent = {
  receipt(brand: string, answerBy: Date, timeZone: string): Words {
    return {
      subject: `${brand}: We have your request`,
      text: [
        'Thank you. Your request is here, and a person reads it.',
        `You get an answer by ${mailHour(answerBy, timeZone)}.`,
        'If you have sent us nothing, somebody has typed in your address by mistake: leave this mail alone.',
        'What you sent, where it stands, what we answer, and room to add something: on its own page, for everybody who has this link. Keep it to yourself.',
      ].join('\n\n'),
    };
  },
  answer(brand: string, text: string): Words {
    return {
      subject: `${brand}: Our answer to your request`,
      text: [
        text,
        '',
        '--',
        'Please write back on the page of your request, not to this address. The link is for you alone:',
      ].join('\n'),
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
  ): Words {
    return {
      subject: `${brand}: A request was withdrawn`,
      text: [
        `Its sender has withdrawn a request that came in on ${mailHour(createdAt, timeZone)}. ${agreementsLink ? 'What both sides agreed on is kept; everything else about it is deleted.' : 'Everything about it is deleted.'}`,
        ...(agreementsLink
          ? ['', `What was agreed on stands below the inbox: ${agreementsLink}`]
          : []),
        ...(callAt ? ['', `Its call does not take place: ${mailHour(callAt, timeZone)}.`] : []),
      ].join('\n'),
    };
  },
  ndaAsked(brand: string, name: string, inboxLink: string): Words {
    return {
      subject: `${brand}: ${name} asks for an NDA`,
      text: `${name} has accepted the non-disclosure agreement on the page of their request. Accept it too in the inbox: ${inboxLink}`,
    };
  },
  ndaAccepted(
    brand: string,
    { text, senderName, senderAcceptedAt, ownerName, ownerAcceptedAt }: AcceptedNda,
    timeZone: string,
  ): Words {
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
        'It stands on the page of your request too. The link is for you alone:',
      ].join('\n\n'),
    };
  },
  entry(brand: string, { firstName, lastName }: Sender, text: string, inboxLink: string): Words {
    const name = `${firstName} ${lastName}`.trim();
    return {
      subject: `${brand}: ${name} added to their request`,
      text: [text, '', `Read and answer it in the inbox: ${inboxLink}`].join('\n'),
    };
  },
};
