import { type Log, maskPhone } from '../../log.ts';
import type { Sms } from './sms.ts';

/** Sends nothing: a message stands in the server's log. Never in production. */
export function createDemoSms(log: Log): Sms {
  return {
    async send({ to, text }) {
      log.info({ phoneNumber: maskPhone(to), text }, 'text message not sent in demo mode');
      return { outcome: 'sent' };
    },
    dateOf: async () => null,
  };
}
