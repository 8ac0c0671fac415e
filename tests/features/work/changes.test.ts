import { beforeEach, describe, expect, it } from 'vitest';
import { openWork } from '../../factories/order.ts';
import { acceptance, quoteForm } from '../../factories/quotes.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date();
const testApp = setUpTestApp({
  replace: ({ mail }) => ({
    clock: { now: () => now },
    mail: { ...mail, ownerAddress: 'owner@vibecode.example' },
  }),
});

type Work = Awaited<ReturnType<typeof openWork>>;
let work: Work;
beforeEach(async () => {
  now = new Date('2026-11-24T08:00:00Z');
  work = await openWork(testApp());
});

const change = quoteForm({
  title: 'A second language',
  positions: [{ text: 'French', fromAmount: 900, toAmount: 900, isOptional: false }],
  assumptions: 'You translate the texts.',
  days: 10,
});

const propose = ({ admin, requestId }: Work, seen = 1, changes = {}) =>
  admin.quotes.send({ requestId, seen, quote: { ...change, ...changes } });
const answer = ({ contact, key }: Work, changes: object) =>
  contact.quotes.answer({ ...acceptance, version: '2', key, ...changes });
const mails = async (words: string) =>
  (await testDatabase().prisma.outgoingMessage.findMany()).filter(({ subject }) =>
    subject.includes(words),
  );

describe('a change of the order', () => {
  it('is a quote with a number of its own that names the order, and leaves the order as it is', async () => {
    await propose(work);
    const { contact, key } = work;
    expect(await contact.quotes.list({ key })).toMatchObject([
      { number: '2026-0002', changesNumber: '2026-0001', state: 'open', days: 10 },
      { number: '2026-0001', changesNumber: '', state: 'accepted', days: 0 },
    ]);
    expect(await contact.requests.byKey({ key })).toMatchObject({ stage: 'accepted' });
    expect(await mails('A change of your order')).toMatchObject([
      { recipient: 'ada@example.com', text: expect.stringContaining('$900') },
    ]);
  });

  it('that is accepted becomes a stage with its day, and both sides get it as a quote', async () => {
    await propose(work);
    const { contact, key } = work;
    await Promise.all([answer(work, {}), answer(work, {})]);
    expect(await contact.work.list({ key })).toMatchObject([
      { title: 'A second language', dueOn: '2026-12-04', state: 'ours' },
      { title: 'First draft' },
    ]);
    const [accepted] = await contact.quotes.list({ key });
    expect(accepted?.acceptedTextHash).toMatch(/^[\da-f]{64}$/);
    const told = await mails('A second language');
    expect(told.map(({ recipient, quoteId }) => [recipient, quoteId !== null])).toEqual(
      expect.arrayContaining([
        ['owner@vibecode.example', true],
        ['ada@example.com', true],
      ]),
    );
    const text = (version: number) =>
      testApp().app.inject(`/requests/${key}/quote.txt?version=${version}`);
    expect((await text(2)).body).toContain('Change of the order 2026-0001');
    expect((await text(1)).body).toContain('A booking site');
  });

  it('that is declined says so in the thread and adds no stage', async () => {
    await propose(work);
    await answer(work, { answer: 'declined' });
    const { contact, key } = work;
    expect((await contact.requests.byKey({ key })).entries).toMatchObject([
      { side: 'incoming', body: 'I decline the change “A second language” (2026-0002).' },
    ]);
    expect(await contact.work.list({ key })).toHaveLength(1);
  });

  it('keeps its number in a new version, and the next change has the next number', async () => {
    await propose(work);
    await propose(work, 2, { title: 'Two languages' });
    await answer(work, { version: '3' });
    await propose(work, 3, { title: 'A newsletter' });
    const { contact, key } = work;
    expect(
      (await contact.quotes.list({ key })).map(({ number, state }) => `${number} ${state}`),
    ).toEqual(['2026-0003 open', '2026-0002 accepted', '2026-0002 replaced', '2026-0001 accepted']);
  });

  it('outlives the request with the order', async () => {
    await propose(work);
    await answer(work, {});
    const { contact, key } = work;
    await contact.requests.withdraw({ key });
    expect(await contact.agreements.byKey({ key })).toMatchObject({
      quote: { number: '2026-0001' },
      changes: [{ number: '2026-0002', title: 'A second language', decidedAt: now }],
    });
    const text = await testApp().app.inject(`/requests/${key}/quote.txt?version=2`);
    expect(text.body).toContain('French');
  });

  it('is opened and answered by no other client', async () => {
    await propose(work);
    const other = await openWork(testApp());
    await expect(answer(other, {})).rejects.toMatchObject({ code: 'CONFLICT' });
    const text = await testApp().app.inject(`/requests/${other.key}/quote.txt?version=2`);
    expect(text.statusCode).toBe(404);
    expect(await work.contact.quotes.list({ key: work.key })).toMatchObject([
      { state: 'open' },
      { state: 'accepted' },
    ]);
  });
});
