import type { MailWords } from '../../../shared/words/mail/mail-words.ts';
import { requestLimits } from '../request-options.ts';

/** Reasons that keep an answer by mail out of its request. */
export type MailRefusal = 'stranger' | 'unproven' | 'empty' | 'tooLong' | 'tooMany' | 'ended';

const owners: Record<MailRefusal, string> = {
  stranger:
    'It came from an address that no account of the site has confirmed. Answer from the address of your account, or confirm the other one under Account.',
  unproven:
    'The domain of your address has not signed it (DKIM), so somebody else could have written it. Answer in the inbox, and ask your mail provider to sign your mail.',
  empty: 'It holds no words of its own. Files alone are not sent on. Answer in the inbox.',
  tooLong: `It is longer than the ${requestLimits.maxAnswer.toLocaleString('en-US')} characters of an answer. Answer in the inbox, in two parts.`,
  tooMany:
    'You have answered this request by mail many times within an hour. Answer in the inbox, or send it again in an hour.',
  ended:
    'The address of that mail has ended: it is older than 180 days, or somebody revoked the links of the request. Answer in the inbox.',
};

const clients: Partial<Record<MailRefusal, string>> = {
  empty: 'It holds no words and no files. Please send it again with your words.',
  tooMany: 'Many mails came from you within an hour. Please send it again in an hour.',
  ended: 'The address that you answered to has ended. Please write to us from our contact page.',
};

/** Mail about an answer that was refused. It holds nothing that the refused mail said. */
export const refusedMailWords = {
  owner(brand: string, why: MailRefusal, address: string): MailWords {
    return {
      subject: `${brand}: Your answer by mail was not sent`,
      text: ['An answer to this request came by mail, and was not sent on.', owners[why]].join(
        '\n\n',
      ),
      step: { label: 'Answer in the inbox', address },
    };
  },
  /** @returns null for what nobody is told about */
  client(brand: string, why: MailRefusal, address: string): MailWords | null {
    const text = clients[why];
    if (!text) return null;
    return {
      subject: `${brand}: Your mail did not reach us`,
      text: ['Your answer to our mail did not reach us.', text].join('\n\n'),
      step: { label: 'Open the contact page', address },
    };
  },
};
