import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMail } from '../../src/server/integrations/mail.ts';
import { type SmtpDouble, startSmtp } from '../mocks/smtp.ts';
import { setUpTestApp } from '../setup/harness.ts';

let smtp: SmtpDouble;
let smtpUrl = '';

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtpUrl = smtp.url;
  smtp.mails.length = 0;
  smtp.state.isRefusing = false;
});

const testApp = setUpTestApp({
  replace: () => ({
    mail: {
      announceContactRequest: (form) =>
        createMail({
          smtpUrl,
          from: 'site@vibecode.example',
          ownerEmail: 'owner@vibecode.example',
        }).announceContactRequest(form),
    },
  }),
});

const request = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  projectType: 'Web Application',
  description: 'A booking site for guided walks.',
  budgetRange: '$5,000 - $15,000',
};

const send = (overrides: Partial<typeof request> & { website?: string } = {}) =>
  testApp().app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...request, ...overrides },
  });

const storedCount = () => testApp().deps.db.prisma.contactRequest.count();
const failureLine = () => testApp().logLines.find((line) => line.includes('by e-mail failed'));

describe('a contact request', () => {
  it('is announced to the owner, who can answer it directly', async () => {
    expect((await send()).statusCode).toBe(200);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ from: 'site@vibecode.example', to: ['owner@vibecode.example'] });
    expect(mail?.raw).toMatch(/^Reply-To: "?Ada Lovelace"? <ada@example\.com>/m);
    expect(mail?.raw).toContain('A booking site for guided walks.');
  });

  it('cannot put a header or a recipient into the mail', async () => {
    const evil = 'Ada\r\nBcc: victim@example.com';
    await send({ firstName: evil, company: evil });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['owner@vibecode.example']);
    const headers = mail?.raw.split('\r\n\r\n')[0];
    expect(headers).not.toMatch(/^Bcc:/im);
  });

  it('is announced once when it is sent twice', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send()));
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
    expect(await storedCount()).toBe(1);
  });

  it('is not announced when it looks like spam', async () => {
    await send({ website: 'https://spam.example' });
    await send({ description: 'An honest request after it.' });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
    expect(smtp.mails[0]?.raw).toContain('An honest request');
    expect(await storedCount()).toBe(2);
  });
});

describe('a mail server that fails', () => {
  it('refusing mail loses no request', async () => {
    smtp.state.isRefusing = true;
    expect((await send()).statusCode).toBe(200);
    await vi.waitFor(() => expect(failureLine()).toBeDefined());
    expect(await storedCount()).toBe(1);
  });

  it('being away loses no request', async () => {
    smtpUrl = 'smtp://127.0.0.1:9';
    expect((await send()).statusCode).toBe(200);
    await vi.waitFor(() => expect(failureLine()).toBeDefined());
    expect(failureLine()).not.toContain('ada@example.com');
    expect(await storedCount()).toBe(1);
  });
});
