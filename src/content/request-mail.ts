import { site } from './site.ts';

interface Words {
  subject: string;
  text: string;
}

interface Sender {
  id: number;
  firstName: string;
  lastName: string;
}

const utcHour = new Intl.DateTimeFormat(site.locale, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** Mail about contact requests. What goes to their senders ends with the link to the page, which is put behind the text. */
export const requestMailContent = {
  /** To the sender: it has come in. */
  receipt(answerBy: Date): Words {
    return {
      subject: `${site.brand}: We have your request`,
      text: [
        'Somebody, you most likely, has sent us a request with this address.',
        '',
        `You get an answer by ${utcHour.format(answerBy)}.`,
        '',
        'Where it stands, what we answer, and room to add something: on its own page, for everybody who has this link. Keep it to yourself.',
      ].join('\n'),
    };
  },
  /** To the sender: what we answer. */
  answer(text: string): Words {
    return {
      subject: `${site.brand}: Our answer to your request`,
      text: [
        text,
        '',
        '--',
        'Please write back on the page of your request, not to this address. The link is for you alone:',
      ].join('\n'),
    };
  },
  /** To the owner: a request and everything about it is deleted, its call included. */
  withdrawn(createdAt: Date, callAt: Date | null): Words {
    return {
      subject: `${site.brand}: A request was withdrawn`,
      text: [
        `Its sender has withdrawn a request that came in on ${utcHour.format(createdAt)}. Everything about it is deleted.`,
        ...(callAt ? ['', `Its call does not take place: ${utcHour.format(callAt)}.`] : []),
      ].join('\n'),
    };
  },
  /** To the owner: the sender has accepted the agreement, and waits for us. */
  ndaAsked(name: string, siteOrigin: string): Words {
    return {
      subject: `${site.brand}: ${name} asks for an NDA`,
      text: `${name} has accepted the non-disclosure agreement on the page of their request. Accept it too in the inbox: ${siteOrigin}/admin?tab=inbox`,
    };
  },
  /** To the sender: we have accepted it too. */
  ndaAccepted(): Words {
    return {
      subject: `${site.brand}: The NDA holds`,
      text: 'We have accepted the non-disclosure agreement of your request too. Its text, with both names and dates, stands on the page of your request:',
    };
  },
  /** To the owner: the sender has added something on the page of the request. */
  remark({ firstName, lastName }: Sender, text: string, siteOrigin: string): Words {
    const name = `${firstName} ${lastName}`.trim();
    return {
      subject: `${site.brand}: ${name} added to their request`,
      text: [text, '', `Read and answer it in the inbox: ${siteOrigin}/admin?tab=inbox`].join('\n'),
    };
  },
};
