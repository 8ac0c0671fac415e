import { afterAll, beforeAll } from 'vitest';
import { createMail } from '../../src/server/integrations/mail.ts';
import { type SmtpDouble, startSmtp } from '../mocks/smtp.ts';
import { startTwilioDouble, type TwilioDouble, twilioEnv } from '../mocks/twilio.ts';
import { setUpTestApp } from './harness.ts';
import { sourceRenderer } from './rendered-app.ts';

const from = 'site@vibecode.example';
const ownerEmail = 'owner@vibecode.example';

/** An app whose mail and text messages go through the real clients to doubles. */
export function setUpProviders(now: () => Date) {
  const env: Record<string, string> = { ...twilioEnv };
  let smtp: SmtpDouble;
  let twilio: TwilioDouble;
  beforeAll(async () => {
    smtp = await startSmtp();
    twilio = await startTwilioDouble();
    env.TWILIO_API_URL = twilio.url;
  });
  afterAll(() => Promise.all([smtp.stop(), twilio.close()]));
  const testApp = setUpTestApp({
    env,
    renderer: sourceRenderer,
    replace: () => ({
      clock: { now },
      mail: {
        ownerAddress: ownerEmail,
        send: (mail) => createMail({ smtpUrl: smtp.url, from, ownerEmail }, 30_000).send(mail),
      },
    }),
  });
  return { testApp, smtp: () => smtp, twilio: () => twilio };
}
