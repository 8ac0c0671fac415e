import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { acceptance, quoteForm } from '../../factories/quotes.ts';
import { stageForm } from '../../factories/work.ts';
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

const db = () => testDatabase().prisma;

async function order() {
  const { id: requestId } = await createRequest({ status: 'answered' });
  const key = await createAccessLink({ requestId });
  const { caller } = await signedInAdmin(testApp());
  const { contact } = callerWith(testApp()).caller;
  const { work } = caller.admin;
  const accept = async () => {
    await caller.admin.quotes.send({ requestId, seen: 0, quote: quoteForm() });
    await contact.quotes.answer({ key, ...acceptance });
  };
  return {
    ...{ requestId, key, contact, accept },
    add: (changes: Partial<typeof stageForm> = {}) =>
      work.add({ requestId, ...stageForm, ...changes }),
    change: (id: number, seen: number, changes: Partial<typeof stageForm> = {}) =>
      work.change({ requestId, id, seen, ...stageForm, ...changes }),
    stages: () => contact.work.list({ key }),
    approve: (stage: number, revision = 1, name = 'Ada Lovelace') =>
      contact.work.approve({ key, stage: String(stage), revision: String(revision), name }),
    mails: async (words: string) =>
      (await db().outgoingMessage.findMany()).filter(({ subject }) => subject.includes(words)),
  };
}

async function waitingStage() {
  const one = await order();
  await one.accept();
  await one.add({ state: 'yours' });
  const id = (await one.stages())[0]?.id ?? 0;
  return { ...one, id };
}

describe('the work', () => {
  it('begins with an accepted quote', async () => {
    const { add, accept, stages } = await order();
    await expect(add()).rejects.toMatchObject({ code: 'CONFLICT' });
    await accept();
    await add({ title: 'Later', dueOn: '2026-12-24' });
    await add({ title: 'Some day', dueOn: '' });
    await add();
    expect((await stages()).map(({ title }) => title)).toEqual([
      ...['First draft', 'Later', 'Some day'],
    ]);
  });

  it('shows a stage only to the key of its request', async () => {
    const { id } = await waitingStage();
    const other = await waitingStage();
    await expect(other.approve(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.change(id, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { contact } = callerWith(testApp()).caller;
    await expect(contact.work.list({ key: 'x'.repeat(32) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each(['javascript:alert(1)', 'draft.example', 'data:text/html,x'])(
    'has no link to %s',
    async (address) => {
      const { accept, add } = await order();
      await accept();
      await expect(add({ address })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  it('is not changed by a form that is older than another change', async () => {
    const { id, change, stages } = await waitingStage();
    await change(id, 1, { title: 'Second draft' });
    await expect(change(id, 1, { title: 'Third' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await stages()).toMatchObject([{ title: 'Second draft', revision: 2 }]);
  });
});

describe('an approval', () => {
  it('keeps name, moment and the hash of the text, once, and is told to the owner once', async () => {
    const { id, approve, stages, mails, change } = await waitingStage();
    await Promise.all([approve(id), approve(id, 1, 'Somebody Else')]);
    const [stage] = await stages();
    expect(stage).toMatchObject({ state: 'done', approvedAt: now });
    const { approvedText } = await db().workStage.findFirstOrThrow();
    expect(approvedText).toBe(
      'First draft\n\nThree pages to click through.\n\nhttps://draft.example',
    );
    const hash = createHash('sha256').update(approvedText).digest('hex');
    expect(stage?.approvedTextHash).toBe(hash);
    expect(await mails('approved “First draft”')).toMatchObject([
      { recipient: 'owner@vibecode.example', text: expect.stringContaining(hash) },
    ]);
    await expect(change(id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is refused for a text that was changed since, and for a stage that waits for us', async () => {
    const { id, approve, change } = await waitingStage();
    await change(id, 1, { text: 'Two pages.', state: 'yours' });
    await expect(approve(id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await change(id, 2);
    await expect(approve(id, 3)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('with a mailed link shows that the address is the client’s', async () => {
    const { id, requestId, contact } = await waitingStage();
    const key = await createAccessLink({ requestId, mailAddress: 'ada@example.com' });
    await contact.work.list({ key });
    expect(await db().requestMail.count({ where: { provenAddress: 'ada@example.com' } })).toBe(0);
    await contact.work.approve({ key, stage: String(id), revision: '1', name: 'Ada Lovelace' });
    expect(await db().requestMail.findMany()).toMatchObject([{ provenAddress: 'ada@example.com' }]);
  });

  it('outlives the request with the quote', async () => {
    const { id, approve, add, contact, key } = await waitingStage();
    await approve(id);
    await add({ title: 'Not approved' });
    await contact.requests.withdraw({ key });
    expect(await db().workStage.count()).toBe(0);
    expect(await contact.agreements.byKey({ key })).toMatchObject({
      approvals: [{ approvedBy: 'Ada Lovelace', approvedAt: now }],
    });
  });
});
