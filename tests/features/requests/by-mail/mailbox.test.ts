import type { SendMailOptions } from 'nodemailer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readReplies } from '../../../../src/features/requests/server/by-mail/mailbox.service.ts';
import { makeReplyAddress } from '../../../../src/server/outbox/reply-address.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import { writeMail } from '../../../factories/inbound-mail.ts';
import { startImap } from '../../../mocks/imap.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

let imap: Awaited<ReturnType<typeof startImap>>;
const base = 'reply@in.vibecode.example';
const client = 'ada@example.com';

beforeAll(async () => {
  imap = await startImap();
});
beforeEach(() => {
  imap.state.mails = [];
});
afterEach(() => {
  imap.state.password = 'secret';
  imap.state.isSilent = false;
});
afterAll(() => imap.stop());

const testApp = setUpTestApp({
  replace: ({ settings }) => ({
    settings: {
      ...settings,
      mailReplies: { ...settings.mailReplies, address: base, imapUrl: imap.url },
    },
  }),
});

async function arrive(text: string, change: Pick<SendMailOptions, 'to' | 'attachments'> = {}) {
  const { id: requestId } = await createRequest({ email: client });
  const { keyring } = testApp().deps;
  const to = makeReplyAddress(keyring, base, { requestId, side: 'incoming', issuedAt: new Date() });
  const raw = await writeMail({ from: client, to, text, ...change });
  imap.state.mails.push({ raw, isSeen: false });
}

const read = (signal = new AbortController().signal) => readReplies(testApp().deps, signal);
const said = async () =>
  (await testApp().deps.db.prisma.conversationEntry.findMany({ orderBy: { id: 'asc' } })).map(
    ({ body }) => body,
  );

it('answers in the mailbox join their requests once, and are seen then', async () => {
  await arrive('First.');
  await arrive('Unknown.', { to: base });
  await arrive('Second.');
  await read();
  await read();
  expect(await said()).toEqual(['First.', 'Second.']);
  expect(imap.state.mails.map(({ isSeen }) => isSeen)).toEqual([true, true, true]);
  expect(imap.commands).toContain('LOGOUT');
});

it('an answer that was read and not marked takes effect once', async () => {
  await arrive('First.');
  await read();
  for (const mail of imap.state.mails) mail.isSeen = false;
  await read();
  expect(await said()).toEqual(['First.']);
});

it('a mail larger than any request takes keeps its words, and names what was cut off', async () => {
  const content = Buffer.alloc(31 * 1024 * 1024, 'scan');
  const scan = { filename: 'scan.pdf', contentType: 'application/pdf', content };
  await arrive('The scan is attached.', { attachments: [scan] });
  expect(imap.state.mails[0]?.raw.length).toBeGreaterThan(40 * 1024 * 1024);
  await read();
  expect(await said()).toEqual([
    'The scan is attached.\n\nAttached to the mail, and not taken: scan.pdf',
  ]);
});

it('a mail that is none is passed over', async () => {
  imap.state.mails.push({ raw: Buffer.alloc(5_000, 0xff), isSeen: false });
  await arrive('After it.');
  await read();
  expect(await said()).toEqual(['After it.']);
});

it('a mailbox that refuses the password fails the job, without showing it', async () => {
  imap.state.password = 'another';
  await expect(read()).rejects.toThrow('The mailbox of IMAP_URL could not be read.');
  expect(testApp().logLines.join()).not.toContain('secret');
});

it('a mailbox that falls silent does not hold the job after its end', async () => {
  await arrive('First.');
  imap.state.isSilent = true;
  const job = new AbortController();
  const reading = read(job.signal);
  await expect.poll(() => imap.commands.at(-1)).toBe('UID FETCH');
  job.abort();
  await expect(reading).rejects.toThrow('could not be read');
});

it('nothing is read without a mailbox in the settings', async () => {
  const { deps } = testApp();
  const settings = {
    ...deps.settings,
    mailReplies: { ...deps.settings.mailReplies, imapUrl: undefined },
  };
  const before = imap.commands.length;
  await readReplies({ ...deps, settings }, new AbortController().signal);
  expect(imap.commands).toHaveLength(before);
});
