import type { Settings } from '../../env.ts';
import { type Log, maskPhone } from '../../observation/log.ts';
import type { Sms } from './sms.ts';

export function twilioAccountOf({ sms }: Pick<Settings, 'sms'>) {
  const { accountSid, authToken, messagingServiceSid, fromNumber, apiUrl } = sms;
  const sender = messagingServiceSid ? { messagingServiceSid } : fromNumber && { from: fromNumber };
  return accountSid && authToken && sender ? { accountSid, authToken, sender, apiUrl } : null;
}

export async function createSms(settings: Pick<Settings, 'sms'>, log: Log): Promise<Sms> {
  const account = twilioAccountOf(settings);
  if (!account) return createDemoSms(log);
  const { createTwilioSms } = await import('./sms-twilio.ts');
  return createTwilioSms(account);
}

function createDemoSms(log: Log): Sms {
  return {
    async send({ to, text }) {
      log.info({ phoneNumber: maskPhone(to), text }, 'text message not sent in demo mode');
      return { outcome: 'sent' };
    },
    dateOf: async () => null,
  };
}
