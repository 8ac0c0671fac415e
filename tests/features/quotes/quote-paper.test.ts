import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/quotes/web/QuotePage.tsx';
import { createMail } from '../../../src/server/integrations/mail.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { paths } from '../../../src/shared/paths.ts';
import { formFields } from '../../../src/shared/posted-form.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { acceptance, clientAddress, quoteForm } from '../../factories/quotes.ts';
import { type SmtpDouble, startSmtp } from '../../mocks/smtp.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

let now = new Date();
let smtp: SmtpDouble;
const ownerEmail = 'owner@vibecode.example';

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({
    clock: { now: () => now },
    mail: {
      ownerAddress: ownerEmail,
      send: (mail) =>
        createMail({ smtpUrl: smtp.url, from: 'site@vibecode.example', ownerEmail }).send(mail),
    },
  }),
});

beforeEach(() => {
  now = new Date('2026-11-24T08:00:00Z');
  smtp.mails.length = 0;
});

const db = () => testDatabase().prisma;
const contact = () => callerWith(testApp()).caller.contact;
const options = [
  { text: 'Site', fromAmount: 1_000, toAmount: 1_000, isOptional: false },
  { text: 'Training', fromAmount: 300, toAmount: 500, isOptional: true },
  { text: 'Hosting', fromAmount: 99, toAmount: 99, isOptional: true },
];

async function sides(request: Parameters<typeof createRequest>[0] = {}) {
  const { id: requestId } = await createRequest({ status: 'answered', ...request });
  const key = await createAccessLink({ requestId });
  const signedIn = await signedInAdmin(testApp());
  const { caller } = signedIn;
  return {
    ...{ key, requestId, caller, signedIn },
    send: (changes: Parameters<typeof quoteForm>[0] = {}, seen = 0) =>
      caller.admin.quotes.send({ requestId, seen, quote: quoteForm(changes) }),
    quote: async () => (await contact().quotes.list({ key }))[0],
    answer: (changes: object = {}) => contact().quotes.answer({ key, ...acceptance, ...changes }),
    file: (path: string, headers = {}) => testApp().app.inject({ url: path, headers }),
  };
}

describe('the number of a quote', () => {
  it('has no gap within a year when several are sent at once, and stays with later versions', async () => {
    const many = await Promise.all([sides(), sides(), sides(), sides()]);
    const refused = many.map((one) => one.send({}, 5));
    await Promise.allSettled([...refused, ...many.map((one) => one.send())]);
    await many[0]?.send({ title: 'Smaller' }, 1);
    now = new Date('2027-01-02T08:00:00Z');
    const late = await sides();
    await late.send({ validUntil: '2027-02-01' });
    const numbers = await Promise.all(many.map(async (one) => (await one.quote())?.number));
    expect(numbers.toSorted()).toEqual(['2026-0001', '2026-0002', '2026-0003', '2026-0004']);
    expect((await many[0]?.quote())?.version).toBe(2);
    expect(await late.quote()).toMatchObject({ number: '2027-0001' });
  });
});

describe('optional positions and tax', () => {
  it('count when they are chosen, and the total includes the named tax to the cent', async () => {
    const { send, answer, quote } = await sides();
    await send({ positions: options, taxName: 'VAT', taxHundredths: 810 });
    await answer({ chosen: [2, 0, 7], total: '1188.02-1188.02' });
    expect(await quote()).toMatchObject({ state: 'accepted', chosen: [2] });
    const { acceptedText } = await db().quote.findFirstOrThrow();
    expect(acceptedText).toContain('Training (optional, not chosen): $300 to $500');
    expect(acceptedText).toContain('VAT (8.1%): $89.02\nTotal: $1,188.02');
  });

  it('are never accepted with another total than the one on the screen', async () => {
    const { send, answer, quote } = await sides();
    await send({ positions: options });
    await expect(answer({ chosen: [1], total: '1000-1000' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('$1,300 to $1,500'),
    });
    expect(await quote()).toMatchObject({ state: 'open' });
  });

  it('without scripts, the new total is shown with the ticks before it is accepted', async () => {
    const { send, key, quote } = await sides();
    await send({ positions: options });
    const post = formPoster(testApp);
    const ticked = { ...acceptance, [formFields.name]: 'quote', option1: 'on' };
    const first = await post(paths.quote(key), { ...ticked, total: '1000-1000' });
    expect(first.statusCode).toBe(409);
    expect(first.body).toContain('value="1300-1500"');
    expect(first.body).toMatch(/name="option1"[^>]*checked/);
    await post(paths.quote(key), { ...ticked, total: '1300-1500' });
    expect(await quote()).toMatchObject({ state: 'accepted', chosen: [1] });
  });

  it('one position at least is fixed', async () => {
    const { send } = await sides();
    await expect(send({ positions: options.slice(1) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('both sides', () => {
  it('stand on the quote: ours as it was when it was sent, the client’s from the answer', async () => {
    const { send, answer, quote, caller, requestId } = await sides({ company: 'Engines Ltd' });
    expect(await caller.admin.quotes.start({ requestId })).toMatchObject({
      clientName: 'Engines Ltd',
      sender: 'vibecode.land',
    });
    await send();
    await expect(answer({ clientAddress: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await answer();
    expect(await quote()).toMatchObject({
      ...{ sender: 'vibecode.land', clientName: 'Engines Ltd', clientAddress },
    });
  });

  it('a client cannot change the address that the quote was sent with', async () => {
    const { send, answer, quote } = await sides();
    await send({ clientAddress: '1 Main Street' });
    await answer({ clientAddress: 'Elsewhere' });
    expect(await quote()).toMatchObject({ clientAddress: '1 Main Street' });
  });
});

describe('reading', () => {
  it('is told to the owner once: opened, and read to its end', async () => {
    const { send, key, caller, requestId } = await sides();
    await send();
    const note = (isAtEnd: boolean) => contact().quotes.noteReading({ key, version: 1, isAtEnd });
    await Promise.all([note(false), note(false)]);
    const opened = now;
    now = new Date('2026-11-25T08:00:00Z');
    await Promise.all([note(true), note(true), note(false)]);
    expect(await caller.admin.quotes.list({ requestId })).toMatchObject([
      { openedAt: opened, readAt: now },
    ]);
    const subjects = (await db().outgoingMessage.findMany()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /was opened|was read/.test(subject))).toHaveLength(2);
    expect((await contact().quotes.list({ key }))[0]).not.toHaveProperty('openedAt');
  });
});

describe('acceptance', () => {
  it('keeps the hash of the text, which the link shows, also after the request is withdrawn', async () => {
    const { send, answer, quote, key, file } = await sides();
    await send({ terms: 'Half now, half later.' });
    expect((await file(serverPaths.acceptedText(key))).statusCode).toBe(404);
    await answer();
    const { acceptedTextHash } = (await quote()) ?? {};
    const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
    const text = await file(serverPaths.acceptedText(key));
    expect(text.body).toContain('Half now, half later.');
    expect(hashOf(text.body)).toBe(acceptedTextHash);
    await contact().requests.withdraw({ key });
    expect(hashOf((await file(serverPaths.acceptedText(key))).body)).toBe(acceptedTextHash);
    expect((await file(serverPaths.quotePdf(key))).rawPayload.subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
  });

  it('mails both sides the PDF, each once', async () => {
    const { send, answer } = await sides();
    await send();
    await runDueJobs(testApp());
    smtp.mails.length = 0;
    await answer();
    await answer();
    await runDueJobs(testApp());
    const accepted = smtp.mails.filter(({ raw }) => /Subject:.*accepted/.test(raw));
    expect(accepted.map(({ to }) => to).toSorted()).toEqual([['ada@example.com'], [ownerEmail]]);
    for (const { raw } of accepted) {
      expect(raw).toContain('filename=quote-2026-0001-1.pdf');
      expect(raw).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6));
    }
  });
});

describe('the PDF', () => {
  it('is for the key and for the owner alone, and no cache keeps it', async () => {
    const { send, key, requestId, file, signedIn } = await sides();
    expect((await file(serverPaths.quotePdf(key))).statusCode).toBe(404);
    await send({ title: '東京のサイト, Лев Толстой, שלום, مرحبا, 서울', terms: 'Ναυσικά' });
    const byKey = await file(serverPaths.quotePdf(key));
    expect(byKey.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const owners = filePaths.ownersQuotePdf(requestId, 1);
    expect((await file(owners)).statusCode).toBe(401);
    const { cookie } = signedIn;
    const forOwner = await file(owners, { cookie });
    expect(forOwner.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await file(filePaths.ownersQuotePdf(requestId, 2), { cookie })).statusCode).toBe(404);
    expect((await file(serverPaths.quotePdf('x'.repeat(32)))).statusCode).toBe(404);
  });

  it('says so when it has no letters for a text', async () => {
    const { send, key, file } = await sides();
    await send({ title: 'เว็บไซต์' });
    const answer = await file(serverPaths.quotePdf(key));
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('no letters');
  });
});

describe('traffic', () => {
  it('follows quotes and orders with their amounts to the source of the visit', async () => {
    const visit = { landingPage: '/services', trafficSource: 'search:Google' };
    const { send, answer, caller } = await sides(visit);
    const read = async () => {
      await testApp().deps.trafficCounter.store();
      return caller.admin.traffic.report({ period: '30d', step: 'day' });
    };
    // Counts of other tests may not have been stored before.
    const { totals: before } = await read();
    await send();
    await send({ title: 'Once more' }, 1);
    await answer({ version: '2' });
    const unknown = await sides();
    await unknown.send({ currency: 'EUR' });
    const report = await read();
    expect(report.totals).toMatchObject({
      quotes: before.quotes + 2,
      acceptances: before.acceptances + 1,
    });
    expect(report.amounts).toEqual([
      { source: 'search:Google', currency: 'USD', quoted: 10_000, accepted: 10_000 },
      { source: 'unknown', currency: 'EUR', quoted: 10_000, accepted: 0 },
    ]);
    const ofGoogle = report.sources.find(({ source }) => source === 'search:Google');
    expect(ofGoogle?.counts).toMatchObject({ quotes: 1, acceptances: 1 });
  });
});
