import { beforeEach, describe, expect, it, vi } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../../src/app/web/request/RequestPage.tsx';
import { JSDOM } from 'jsdom';
import { remindOwner } from '../../../../src/features/requests/server/inbox/reminders.service.ts';
import { nda } from '../../../../src/features/requests/words/nda.ts';
import { identityKind } from '../../../../src/shared/content/identity.ts';
import { maxId } from '../../../../src/shared/wire.ts';
import { callerWith, signedInAdmin } from '../../../factories/callers.ts';
import { openCalendar } from '../../../factories/calls.ts';
import { contactForm } from '../../../factories/contact.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { formPoster } from '../../../setup/post-form.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

const agreement = { version: nda.version, text: nda.text(identityKind.release.brand) };

const testApp = setUpTestApp({ renderer: sourceRenderer });
beforeEach(() => {
  testApp().deps.mail.ownerAddress = 'owner@example.com';
});

const db = () => testApp().deps.db.prisma;
const visitor = () => callerWith(testApp()).caller.contact;
const admin = async () => (await signedInAdmin(testApp())).caller.admin;
const mails = () => db().outgoingMessage.findMany({ orderBy: { createdAt: 'asc' } });

async function send(description = contactForm.description) {
  const { requestKey } = await visitor().submit({ ...contactForm, description });
  const { id: requestId } = await db().contactRequest.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return { key: requestKey ?? '', requestId };
}

const postForm = formPoster(testApp);
const post = (key: string, fields: Record<string, string>) => postForm(`/requests/${key}`, fields);
const mainText = (body: string) =>
  new JSDOM(body).window.document.querySelector('main')?.textContent ?? '';

const acceptance = { name: 'Ada Lovelace', version: nda.version, accepted: 'on' } as const;

describe('the non-disclosure agreement', () => {
  it('is accepted by the sender and then by us, dated, with the text that was read', async () => {
    const { key, requestId } = await send();
    const { threads } = await admin();
    await expect(threads.acceptNda({ requestId, name: 'Us' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await visitor().requests.acceptNda({ key, ...acceptance });
    expect((await visitor().requests.byKey({ key })).nda).toMatchObject({
      ...agreement,
      senderName: 'Ada Lovelace',
      senderAcceptedAt: expect.any(Date),
      ownerAcceptedAt: null,
    });
    await threads.acceptNda({ requestId, name: 'Grace Hopper' });
    expect((await threads.get({ requestId })).nda).toMatchObject({
      ...agreement,
      ownerName: 'Grace Hopper',
      ownerAcceptedAt: expect.any(Date),
    });
    const told = (await mails()).slice(-2);
    expect(told).toMatchObject([
      { recipient: 'owner@example.com', text: expect.stringContaining('Ada Lovelace') },
      { recipient: contactForm.email, hasLink: true },
    ]);
  });

  it('is accepted once by each side, however often it is tried', async () => {
    const { key, requestId } = await send();
    const { threads } = await admin();
    await Promise.all(
      ['Ada', 'Not Ada', 'Nobody'].map((name) =>
        visitor().requests.acceptNda({ key, ...acceptance, name }),
      ),
    );
    const { nda: first } = await visitor().requests.byKey({ key });
    await visitor().requests.acceptNda({ key, ...acceptance, name: 'Later' });
    await threads.acceptNda({ requestId, name: 'One of us' });
    await expect(threads.acceptNda({ requestId, name: 'Another' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await visitor().requests.byKey({ key })).nda).toMatchObject({
      senderName: first?.senderName,
      ownerName: 'One of us',
    });
    const asked = (await mails()).filter(({ subject }) => subject.includes('NDA'));
    expect(asked).toHaveLength(2);
  });

  it('is not accepted in a text that has changed since, without a tick, or with another key', async () => {
    const { key } = await send();
    const accept = (changed: object) =>
      visitor().requests.acceptNda({ key, ...acceptance, ...changed });
    await expect(accept({ version: 'older' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(accept({ key: 'A'.repeat(32) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(accept({ accepted: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const unticked = await post(key, { form: 'nda', name: 'A', version: nda.version });
    expect(unticked.statusCode).toBe(400);
    expect(mainText(unticked.body)).toContain('Please tick the box to accept it');
    expect(mainText(unticked.body)).toContain('Name must be at least 2 characters');
    expect(await db().requestNda.count()).toBe(0);

    const ticked = await post(key, { form: 'nda', ...acceptance });
    expect(ticked.statusCode).toBe(303);
    const page = await testApp().app.inject({ url: `/requests/${key}?sent=nda` });
    expect(mainText(page.body)).toContain('Accepted by Ada Lovelace');
  });
});

describe('a withdrawn request', () => {
  it('is gone with everything about it; the owner hears so and nothing of what it said', async () => {
    const { key, requestId } = await send('A secret plan about seaweed.');
    const other = await send('Somebody else’s request.');
    const { threads } = await admin();
    await visitor().requests.addEntry({ key, text: 'More about seaweed.' });
    await threads.answer({ requestId, text: 'Seaweed is fine with us.', after: maxId });
    await visitor().requests.acceptNda({ key, ...acceptance });
    await visitor().requests.withdraw({ key });

    const { pool } = testApp().deps.db;
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
    );
    for (const { name } of tables) {
      const { rows } = await pool.query(`SELECT to_jsonb(t)::text AS text FROM "${name}" AS t`);
      const texts = rows.map(({ text }) => text).join('\n');
      expect(texts, name).not.toMatch(/seaweed/i);
      const rowsOfRequest = rows.filter(({ text }) => JSON.parse(text).requestId === requestId);
      expect(rowsOfRequest, name).toEqual([]);
    }
    expect(await db().activityEntry.findMany({ where: { targetId: String(requestId) } })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'answered', summary: '' }),
        expect.objectContaining({ actor: 'visitor', action: 'withdrew' }),
      ]),
    );
    const last = (await mails()).at(-1);
    expect(last).toMatchObject({
      recipient: 'owner@example.com',
      subject: expect.stringContaining('withdrawn'),
      replyTo: '',
    });
    expect(JSON.stringify(last)).not.toMatch(/Ada|Lovelace|ada@example/);

    expect((await testApp().app.inject({ url: `/requests/${key}` })).statusCode).toBe(404);
    expect((await testApp().app.inject({ url: `/requests/${other.key}` })).statusCode).toBe(200);
  });

  it('leaves no name behind, whatever was done about it: a call, a quote, a reminder', async () => {
    await openCalendar();
    const { key, requestId } = await send();
    const { calls, quotes, requests } = visitor();
    const owner = await admin();
    const { slots } = await calls.offer({ key });
    const startsAt = slots.at(-1)?.toISOString() ?? '';
    const book = () => calls.book({ key, startsAt, timeZone: 'UTC', seen: '' });
    await owner.calls.cancel({ id: (await book()).offer.call?.id ?? 0, word: '' });
    await book();
    const quote = {
      title: 'A site for Lovelace',
      currency: 'USD' as const,
      positions: [{ text: 'Site', fromAmount: 1, toAmount: 1 }],
      assumptions: '',
      validUntil: '2099-12-31',
    };
    await owner.quotes.send({ requestId, seen: 0, quote });
    await quotes.answer({ key, version: '1', answer: 'declined', name: 'Ada Lovelace' });
    await owner.inbox.remind({ id: requestId, remindAt: '2026-01-01T09:00:00Z' });
    await remindOwner(testApp().deps);
    await requests.withdraw({ key });

    const rows = await Promise.all([db().activityEntry.findMany(), mails()]);
    expect(JSON.stringify(rows)).not.toMatch(/Lovelace|ada@example/i);
    expect(await mails()).toMatchObject([
      {
        text: expect.stringContaining('Its call does not take place'),
      },
    ]);
  });

  it('that may be junk is withdrawn and accepts an agreement without a mail to the owner', async () => {
    const { requestKey } = await visitor().submit({
      ...contactForm,
      website: 'https://spam.example',
    });
    const key = requestKey ?? '';
    await visitor().requests.acceptNda({ key, ...acceptance });
    expect((await visitor().requests.byKey({ key })).nda).not.toBeNull();
    expect(await mails()).toEqual([]);
    await visitor().requests.withdraw({ key });
    expect(await mails()).toEqual([]);
  });

  type Going = { key: string; requestId: number; owner: Awaited<ReturnType<typeof admin>> };
  it.each([
    ['an agreement', ({ key }: Going) => visitor().requests.acceptNda({ key, ...acceptance })],
    [
      'a note',
      ({ owner, requestId }: Going) => owner.inbox.addNote({ id: requestId, body: 'A note' }),
    ],
    [
      'a reminder',
      ({ owner, requestId }: Going) => owner.inbox.remind({ id: requestId, remindAt: null }),
    ],
  ])('that is going while %s comes is not found for that', async (_what, act) => {
    const { key, requestId } = await send();
    const owner = await admin();
    const going = await testApp().deps.db.pool.connect();
    try {
      await going.query('BEGIN');
      await going.query('DELETE FROM "ContactRequest" WHERE "id" = $1', [requestId]);
      const refused = expect(act({ key, requestId, owner })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await vi.waitFor(async () => {
        const { rows } = await testApp().deps.db.pool.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rows).not.toEqual([]);
      });
      await going.query('COMMIT');
      await refused;
    } finally {
      going.release();
    }
  });

  it('is withdrawn once, and by nobody with another key', async () => {
    const { key } = await send();
    await expect(visitor().requests.withdraw({ key: 'A'.repeat(32) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await Promise.allSettled(Array.from({ length: 4 }, () => visitor().requests.withdraw({ key })));
    const told = (await mails()).filter(({ subject }) => subject.includes('withdrawn'));
    expect(told).toHaveLength(1);
  });

  it('without scripts needs its tick too, and is said to be gone', async () => {
    const { key } = await send();
    const unticked = await post(key, { form: 'withdraw' });
    expect(unticked.statusCode).toBe(400);
    expect(mainText(unticked.body)).toContain('Please tick the box to delete everything');
    expect(await db().contactRequest.count()).toBe(1);

    const response = await post(key, { form: 'withdraw', confirmed: 'on' });
    expect(response.statusCode).toBe(303);
    const address = String(response.headers.location).split('#')[0] ?? '';
    const page = await testApp().app.inject({ url: address });
    expect(page.statusCode).toBe(404);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(mainText(page.body)).toContain('Your request is withdrawn');
    expect(await db().contactRequest.count()).toBe(0);
  });
});
