import { type APIRequestContext, expect, type Page } from '@playwright/test';
import twilio from 'twilio';
import { twilioAccount } from '../../mocks/twilio.ts';

let sequence = 0;

/** Uses a new network each time, because requests of an address and of a network are limited. */
export function headersOfSomebody(): { 'x-forwarded-for': string } {
  sequence += 1;
  return { 'x-forwarded-for': `198.${process.pid % 256}.${sequence % 256}.7` };
}

/** @returns the address of its page, and a unique name */
export async function sendRequest(api: APIRequestContext, description: string) {
  const headers = headersOfSomebody();
  const lastName = `Visitor${process.pid}n${sequence}`;
  const answer = await api.post('/api/contact', {
    headers,
    data: {
      firstName: 'Vera',
      lastName,
      email: 'vera@example.com',
      projectType: 'Web Application',
      description,
      budgetRange: '$15,000 - $50,000',
    },
  });
  expect(answer.ok()).toBe(true);
  const { requestKey } = await answer.json();
  return { address: `/requests/${requestKey}`, lastName };
}

export async function sendRequests(api: APIRequestContext, lastName: string, firstNames: string[]) {
  for (const firstName of firstNames) {
    const data = {
      ...{ firstName, lastName, email: `${firstName}@${lastName}.example` },
      ...{ projectType: 'Web Application', budgetRange: '$15,000 - $50,000' },
      description: `A page for the tours of ${firstName}.`,
    };
    expect((await api.post('/api/contact', { headers: headersOfSomebody(), data })).ok()).toBe(
      true,
    );
  }
}

/** Ada Lovelace takes an estimate into the form and sends it. */
export async function sendEstimate(visitor: Page, email: string): Promise<void> {
  await visitor.goto('/services/apps');
  await visitor.getByLabel('Payments').check();
  await expect(visitor.getByText('Payments: +3–5 days')).toBeVisible();
  await visitor.getByRole('link', { name: 'Take this into a request' }).click();
  await visitor.getByLabel('First Name').fill('Ada');
  // A form that is filled in within two seconds counts as sent by a bot.
  await visitor.getByLabel('Last Name').pressSequentially('Lovelace', { delay: 300 });
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Project Type').selectOption('Mobile App Development');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(visitor.getByText('Message sent successfully!', { exact: true })).toBeVisible();
}

/** Posts a text message to the site's number as the provider does. @param text.id a UUID, the same for a repeated delivery */
export async function deliverText(
  api: APIRequestContext,
  origin: string,
  text: { from: string; body: string; id: string },
): Promise<void> {
  const form = {
    ...{ MessageSid: `SM${text.id.replaceAll('-', '')}`, From: text.from },
    ...{ To: '+16125550142', Body: text.body },
  };
  const url = `${origin}/webhooks/sms`;
  const signature = twilio.getExpectedTwilioSignature(twilioAccount.authToken, url, form);
  const headers = { 'x-twilio-signature': signature };
  expect((await api.post(url, { form, headers })).ok()).toBe(true);
}
