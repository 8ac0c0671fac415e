import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../../src/app/web/request/RequestPage.tsx';
import { JSDOM } from 'jsdom';
import { purge } from '../../../../src/features/operations/server/retention.service.ts';
import { requestKeyDays } from '../../../../src/features/requests/request-options.ts';
import { nda } from '../../../../src/features/requests/words/nda.ts';
import { identityKind } from '../../../../src/shared/content/identity.ts';
import { agreementKeptUntil, keptDays } from '../../../../src/shared/retention.ts';
import { maxId } from '../../../../src/shared/wire.ts';
import { callerWith, signedInAdmin } from '../../../factories/callers.ts';
import { contactForm } from '../../../factories/contact.ts';
import { clientAddress, quoteForm } from '../../../factories/quotes.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { runDueJobs } from '../../../setup/jobs.ts';
import { formPoster } from '../../../setup/post-form.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

const agreement = { version: nda.version, text: nda.text(identityKind.release.brand) };

let now = new Date();
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: ({ mail }) => ({
    clock: { now: () => now },
    mail: { ...mail, ownerAddress: 'owner@vibecode.example' },
  }),
});
const db = () => testApp().deps.db.prisma;
const visitor = () => callerWith(testApp()).caller.contact;
const postForm = formPoster(testApp);
const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
const begin = new Date();

beforeEach(() => {
  now = begin;
});

const quote = quoteForm({ title: 'A site about seaweed', validUntil: '2099-12-31' });

async function request(description = contactForm.description) {
  const { requestKey } = await visitor().submit({ ...contactForm, description });
  const key = requestKey ?? '';
  const { caller } = await signedInAdmin(testApp());
  const { admin } = caller;
  const { items } = await admin.inbox.list({});
  const requestId = items.find((item) => item.description === description)?.id ?? 0;
  const answer = (decision: 'accepted' | 'declined') =>
    visitor().quotes.answer({
      key,
      version: '1',
      answer: decision,
      name: 'Ada Lovelace',
      clientAddress,
    });
  return {
    ...{ key, requestId, admin },
    sendQuote: () => admin.quotes.send({ requestId, seen: 0, quote }),
    answer,
    async acceptQuote() {
      await admin.quotes.send({ requestId, seen: 0, quote });
      await answer('accepted');
    },
    async signNda(isBothSided = true) {
      await visitor().requests.acceptNda({
        ...{ key, name: 'Ada Lovelace', version: nda.version, accepted: 'on' },
      });
      if (isBothSided) await admin.threads.acceptNda({ requestId, name: 'Odile Owner' });
    },
    withdraw: () => visitor().requests.withdraw({ key }),
    async page(path = '') {
      const { statusCode, body } = await testApp().app.inject({ url: `/requests/${key}${path}` });
      const text = new JSDOM(body).window.document.querySelector('main')?.textContent ?? '';
      return { statusCode, text };
    },
  };
}

type Request = Awaited<ReturnType<typeof request>>;

const ends: readonly (readonly [string, (one: Request) => Promise<unknown>])[] = [
  ['is withdrawn', ({ withdraw }) => withdraw()],
  [
    'is withdrawn without scripts',
    ({ key }) => postForm(`/requests/${key}`, { form: 'withdraw', confirmed: 'on' }),
  ],
  [
    'is cleared away at night',
    async () => {
      now = inDays(testApp().deps.settings.answeredRequestsKeptDays + 1);
      expect(await purge(testApp().deps, 'answeredRequests')).toBe(1);
    },
  ],
  [
    'is called spam by the owner, and cleared away',
    async ({ admin, requestId }) => {
      const { request } = await admin.inbox.open({ id: requestId });
      await admin.inbox.move({ id: requestId, from: request.status, to: 'spam' });
      now = inDays(keptDays.suspectedRequests + 1);
      expect(await purge(testApp().deps, 'suspectedRequests')).toBe(1);
    },
  ],
  [
    'is deleted by hand in the database',
    ({ requestId }) => db().contactRequest.delete({ where: { id: requestId } }),
  ],
];

describe('what both sides agreed on (security row 79)', () => {
  it.each(ends)('outlives a request that %s, for both', async (_how, end) => {
    const one = await request();
    await one.acceptQuote();
    await one.signNda();
    await visitor().requests.addEntry({ key: one.key, text: 'A word about barnacles.' });
    await one.admin.threads.answer({
      requestId: one.requestId,
      text: 'Barnacles are fine.',
      after: maxId,
    });
    const agreedAt = now;
    await end(one);
    expect(await db().contactRequest.count()).toBe(0);

    const kept = {
      ...{ firstName: 'Ada', lastName: 'Lovelace', company: 'Analytical Engines' },
      email: 'ada@example.com',
      quote: {
        ...quote,
        ...{ number: '2026-0001', clientName: 'Analytical Engines', clientAddress },
        version: 1,
        state: 'accepted',
        decidedBy: 'Ada Lovelace',
        decidedAt: agreedAt,
      },
      nda: { ...agreement, senderName: 'Ada Lovelace', ownerName: 'Odile Owner' },
      ...{ agreedAt, keptUntil: agreementKeptUntil(agreedAt) },
    };
    expect(await visitor().agreements.byKey({ key: one.key })).toMatchObject(kept);
    expect(await one.admin.agreements.list()).toMatchObject([
      { ...kept, requestId: one.requestId, linkCount: 1 },
    ]);
    const page = await one.page();
    expect(page.statusCode).toBe(200);
    for (const part of [
      'What we agreed on, Ada',
      'Ada Lovelace, Analytical Engines, ada@example.com',
      'Site with payments',
      'Accepted by Odile Owner',
      'Mutual non-disclosure agreement',
    ]) {
      expect(page.text).toContain(part);
    }
    expect(page.text).not.toMatch(/barnacles/i);
    const ofQuote = await one.page('/quote');
    expect(ofQuote).toMatchObject({ statusCode: 200, text: expect.stringContaining(quote.title) });
    const { rows } = await testApp().deps.db.pool.query<{ text: string }>(
      `SELECT to_jsonb(t)::text AS text FROM "ConversationEntry" AS t UNION ALL SELECT to_jsonb(t)::text FROM "OutgoingMessage" AS t`,
    );
    expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/barnacles/i);
  });

  it('is said before the request is withdrawn, and nothing of the kind where nothing was agreed on', async () => {
    const one = await request();
    await one.sendQuote();
    await one.signNda(false);
    expect((await one.page()).text).toContain('Deletes your request with everything');
    expect((await one.page('/quote')).text).toContain('Both sides keep it for 6 years');
    await one.answer('accepted');
    const { text } = await one.page();
    expect(text).not.toContain('Deletes your request with everything');
    expect(text).toContain('the quote that you accepted stays for 6 years');
    const until = agreementKeptUntil(now).toLocaleDateString('en-US', {
      ...{ dateStyle: 'long', timeZone: 'UTC' },
    });
    expect(text).toContain(`until ${until}`);
    expect(await visitor().requests.byKey({ key: one.key })).toMatchObject({
      agreed: { kinds: ['quote'], keptUntil: agreementKeptUntil(now) },
    });
  });

  it.each([
    [
      'a quote that was declined',
      async (one: Request) => {
        await one.sendQuote();
        await one.answer('declined');
      },
    ],
    ['a quote that nobody has answered', (one: Request) => one.sendQuote()],
    ['an NDA of one side', (one: Request) => one.signNda(false)],
  ])('is not %s, which goes with the request', async (_what, happen) => {
    const one = await request();
    await happen(one);
    await one.withdraw();
    expect(await db().agreement.count()).toBe(0);
    expect(await db().accessLink.count()).toBe(0);
    expect((await one.page()).statusCode).toBe(404);
    expect(await visitor().agreements.byKey({ key: one.key })).toBeNull();
  });

  it('stays open by links that would have ended, those of mail included, and is gone after its time', async () => {
    const one = await request();
    await one.acceptQuote();
    const keptUntil = agreementKeptUntil(now);
    now = inDays(requestKeyDays + 1);
    expect(await visitor().requests.byKey({ key: one.key })).toMatchObject({
      linkEndsAt: keptUntil,
    });
    await one.withdraw();
    now = new Date(keptUntil.getTime() - dayMs);
    expect(await purge(testApp().deps, 'agreements')).toBe(0);
    expect((await one.page()).statusCode).toBe(200);
    now = new Date(keptUntil.getTime() + 1);
    expect((await one.page()).statusCode).toBe(404);
    expect(await purge(testApp().deps, 'agreements')).toBe(1);
    expect(await db().accessLink.count()).toBe(0);
  });

  it('opens by no other key, not by one that was revoked, and by none once the owner ends its links', async () => {
    const [one, other] = [await request('A first one.'), await request('A second one.')];
    await one.acceptQuote();
    await one.withdraw();
    expect(await visitor().agreements.byKey({ key: other.key })).toBeNull();
    await one.admin.agreements.revokeLinks({ requestId: one.requestId });
    expect((await one.page()).statusCode).toBe(404);
    expect(await one.admin.agreements.list()).toMatchObject([{ linkCount: 0 }]);

    await db().contactRequest.deleteMany();
    const third = await request();
    await third.acceptQuote();
    await third.admin.threads.revokeLinks({ requestId: third.requestId });
    await db().contactRequest.deleteMany();
    expect((await third.page()).statusCode).toBe(404);
  });

  it('is told to the owner when the request is withdrawn, without a name', async () => {
    const one = await request();
    await one.acceptQuote();
    await one.withdraw();
    const mail = await db().outgoingMessage.findFirst({
      where: { subject: { contains: 'withdrawn' } },
    });
    expect(mail?.text).toContain('What both sides agreed on is kept');
    expect(mail?.stepAddress).toContain('/admin?tab=inbox');
    expect(mail?.text).not.toMatch(/Ada|Lovelace/);
  });

  it('comes by mail as a whole where it is an NDA too', async () => {
    const one = await request();
    await one.signNda();
    await runDueJobs(testApp());
    const mail = await db().outgoingMessage.findFirst({
      where: { subject: { contains: 'The NDA holds' } },
    });
    for (const part of [
      agreement.text,
      'Accepted by Ada Lovelace on',
      'Accepted by Odile Owner for',
    ]) {
      expect(mail?.text).toContain(part);
    }
  });
});
