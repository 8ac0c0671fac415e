import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { clientAddress, quoteForm } from '../../factories/quotes.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date();
const testApp = setUpTestApp({
  replace: ({ mail }) => ({
    clock: { now: () => now },
    mail: { ...mail, ownerAddress: 'owner@vibecode.example' },
  }),
});

beforeEach(() => {
  now = new Date('2026-11-24T08:00:00Z');
});

const quote = quoteForm();

type NewQuote = Parameters<
  Awaited<ReturnType<typeof signedInAdmin>>['caller']['admin']['quotes']['send']
>[0]['quote'];

const db = () => testDatabase().prisma;

async function sides() {
  const { id: requestId } = await createRequest({ status: 'answered' });
  const key = await createAccessLink({ requestId });
  const { caller } = await signedInAdmin(testApp());
  const { quotes } = callerWith(testApp()).caller.contact;
  return {
    key,
    requestId,
    send: (seen = 0, changes: Partial<NewQuote> = {}) =>
      caller.admin.quotes.send({ requestId, seen, quote: { ...quote, ...changes } }),
    list: () => quotes.list({ key }),
    answer: (answer: 'accepted' | 'declined', version = 1, name = 'Ada Lovelace') =>
      quotes.answer({ key, version: String(version), answer, name, clientAddress }),
    status: async () =>
      (await db().contactRequest.findUniqueOrThrow({ where: { id: requestId } })).status,
    mails: async () =>
      (await db().outgoingMessage.findMany({ orderBy: { createdAt: 'asc' } })).map(
        ({ recipient, subject }) => `${recipient}: ${subject}`,
      ),
  };
}

describe('a quote', () => {
  it('is sent, told by mail, and moves its request on', async () => {
    const { send, list, status, mails } = await sides();
    expect(await list()).toEqual([]);
    await send();
    expect(await list()).toMatchObject([
      { ...quote, clientName: 'Ada Lovelace', version: 1, state: 'open', decidedBy: '' },
    ]);
    expect(await status()).toBe('quote');
    expect(await mails()).toEqual([expect.stringMatching(/^ada@example\.com: .*A booking site/)]);
  });

  it('is accepted with a name and a date, once, and the request is won', async () => {
    const { send, answer, list, status, mails } = await sides();
    await send();
    now = new Date('2026-11-25T10:00:00Z');
    await answer('accepted');
    expect(await list()).toMatchObject([
      { state: 'accepted', decidedBy: 'Ada Lovelace', decidedAt: now },
    ]);
    expect(await status()).toBe('won');
    now = new Date('2026-11-26T10:00:00Z');
    await answer('accepted', 1, 'Somebody Else');
    await expect(answer('declined')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await list()).toMatchObject([{ state: 'accepted', decidedBy: 'Ada Lovelace' }]);
    expect((await mails()).filter((mail) => mail.startsWith('owner@'))).toHaveLength(1);
  });

  it('answered in two windows at the same moment has one answer', async () => {
    const { send, answer, list, mails } = await sides();
    await send();
    const answers = await Promise.allSettled([
      answer('accepted', 1, 'Ada One'),
      answer('declined', 1, 'Ada Two'),
      answer('accepted', 1, 'Ada Three'),
    ]);
    const [stored] = await list();
    const kept = answers.filter(({ status }) => status === 'fulfilled');
    expect(kept).toHaveLength(stored?.state === 'accepted' ? 2 : 1);
    expect((await mails()).filter((mail) => mail.startsWith('owner@'))).toHaveLength(1);
  });

  it('that is declined leaves the request to its owner', async () => {
    const { send, answer, list, status } = await sides();
    await send();
    await answer('declined');
    expect(await list()).toMatchObject([{ state: 'declined' }]);
    expect(await status()).toBe('quote');
  });

  it('is replaced by a new version, which alone can be answered', async () => {
    const { send, answer, list } = await sides();
    await send();
    await send(1, { title: 'A smaller site' });
    expect(await list()).toMatchObject([
      { version: 2, title: 'A smaller site', state: 'open' },
      { version: 1, title: 'A booking site', state: 'replaced' },
    ]);
    await expect(answer('accepted', 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await answer('accepted', 2);
    await send(2);
    expect((await list()).map(({ state }) => state)).toEqual(['open', 'accepted', 'replaced']);
  });

  it('written in two windows is sent once', async () => {
    const { send, list } = await sides();
    const sent = await Promise.allSettled([send(), send(), send()]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  it('is valid until its last day is over everywhere, and says so afterwards', async () => {
    const { send, answer, list } = await sides();
    await send();
    now = new Date('2026-12-25T11:59:59Z');
    expect(await list()).toMatchObject([{ state: 'open' }]);
    now = new Date('2026-12-25T12:00:00Z');
    expect(await list()).toMatchObject([{ state: 'expired' }]);
    await expect(answer('accepted')).rejects.toMatchObject({ code: 'CONFLICT' });
    await send(1, { validUntil: '2027-01-24' });
    await answer('accepted', 2);
  });

  it.each([
    ['no position', { positions: [] }],
    ['a range upside down', { positions: [{ text: 'Site', fromAmount: 2, toAmount: 1 }] }],
    ['half a dollar', { positions: [{ text: 'Site', fromAmount: 0.5, toAmount: 1 }] }],
    ['no title', { title: ' ' }],
    ['no day', { validUntil: '2026-13-01' }],
  ])('with %s is not sent', async (_name, changes) => {
    const { send } = await sides();
    await expect(send(0, changes)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('whose last day is over already is not sent', async () => {
    const { send, list, status, mails } = await sides();
    for (const validUntil of ['0000-01-01', '2020-12-31', '2026-11-22']) {
      await expect(send(0, { validUntil })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect(await list()).toEqual([]);
    expect(await status()).toBe('answered');
    expect(await mails()).toEqual([]);
  });

  it('is not written to somebody who could not read it: who has asked by text message has no page', async () => {
    const { id: requestId } = await createRequest({
      ...{ source: 'sms', email: null, phoneNumber: '+16125550177', status: 'read' },
    });
    const { caller } = await signedInAdmin(testApp());
    await expect(caller.admin.quotes.send({ requestId, seen: 0, quote })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('text message'),
    });
    expect(await db().quote.count()).toBe(0);
    expect(await db().contactRequest.findFirst()).toMatchObject({ status: 'read' });
  });

  it('is nobody’s without a key, and goes with its request', async () => {
    const { send } = await sides();
    await send();
    const { quotes } = callerWith(testApp()).caller.contact;
    const key = 'x'.repeat(32);
    await expect(quotes.list({ key })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      quotes.answer({ key, version: '1', answer: 'accepted', name: 'Mallory' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await db().quote.findMany()).toMatchObject([{ state: 'open' }]);
    await db().contactRequest.deleteMany();
    expect(await db().quote.count()).toBe(0);
  });
});
