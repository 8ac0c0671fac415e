import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/messages/web/MessagePage.tsx';
import { unsentBriefText } from '../../../src/features/generator/staged-drafts.ts';
import { quoteDraftText } from '../../../src/features/quotes/quotes.ts';
import type {
  DraftLineage,
  DraftSave,
  UnsentDraft,
} from '../../../src/shared/admin/unsent-drafts.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { createStagedDraft } from '../../factories/posts/staged-drafts.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const now = new Date('2026-11-23T12:00:00Z');
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testDatabase().prisma;
const postForm = formPoster(testApp);
const visitor = () => callerWith(testApp()).caller;

const newWindow = (): DraftLineage => ({ savedFrom: randomUUID(), seen: null });

async function developerCaller(id?: number) {
  const developerId = id ?? (await createDeveloper()).id;
  const cookie = await testApp().cookieFor('developer', developerId);
  return callerWith(testApp(), { cookie }).caller.developer;
}

interface Typed {
  texts: [string, string];
  read: () => Promise<UnsentDraft | null>;
  save: (draft: DraftSave) => Promise<{ revision: string | null }>;
  send: (draft: DraftLineage) => Promise<unknown>;
  /** Reads as everybody else: returns their draft or error code. */
  others: () => Promise<(UnsentDraft | string | null)[]>;
  drop: () => Promise<unknown>;
}

const codeOf = (answer: Promise<UnsentDraft | null>) => answer.catch(({ code }) => String(code));

const quoteForm = (title: string) => ({
  ...{ title, currency: 'USD' as const, assumptions: '', validUntil: '2026-12-24' },
  positions: [{ text: 'Site', fromAmount: 8_000, toAmount: 10_000 }],
});

const typedBrief = (subject: string) => ({
  ...{ subject, reader: 'Sailors', goal: '', sources: '', voice: '', categoryId: 1 },
});
const briefTexts: [string, string] = [
  unsentBriefText(typedBrief('A tide table')),
  unsentBriefText(typedBrief('A bell')),
];

async function ownersThing(kind: 'quote' | 'callWord') {
  const { caller } = await signedInAdmin(testApp());
  const request = await createRequest({ status: 'answered' });
  const requestId = request.id;
  const { drafts } = caller.admin.inbox;
  return {
    ...{ caller, requestId },
    read: async () => (await drafts.get({ requestId, kind })).draft,
    save: (draft: DraftSave) => drafts.save({ requestId, kind, ...draft }),
    others: async () => {
      const other = await signedInAdmin(testApp());
      const key = await createAccessLink({ requestId });
      return [
        (await other.caller.admin.inbox.drafts.get({ requestId, kind })).draft,
        (await drafts.get({ requestId, kind: 'answer' })).draft,
        await visitor().contact.requests.entryDraft({ key }),
      ];
    },
    drop: () => db().contactRequest.delete({ where: { id: requestId } }),
  };
}

async function messageThing() {
  const developer = await createDeveloper();
  const own = await developerCaller(developer.id);
  const { id: messageId } = await createMessage(developer.id);
  const key = await createAccessLink({ messageId });
  return {
    ...{ own, messageId, key },
    drop: () => db().developer.delete({ where: { id: developer.id } }),
  };
}

const things: Record<string, () => Promise<Typed>> = {
  async 'a quote'() {
    const thing = await ownersThing('quote');
    const { caller, requestId } = thing;
    return {
      ...thing,
      texts: ['A site', 'A shop'].map((title) =>
        quoteDraftText({ seen: 0, quote: quoteForm(title) }),
      ) as [string, string],
      send: (draft) =>
        caller.admin.quotes.send({ requestId, seen: 0, quote: quoteForm('A site'), draft }),
    };
  },
  async 'the word about a call'() {
    const thing = await ownersThing('callWord');
    const { caller, requestId } = thing;
    const call = await db().call.create({
      data: {
        ...{ requestId, startsAt: new Date('2026-11-24T12:00:00Z'), timeZone: 'UTC', reach: '' },
        endsAt: new Date('2026-11-24T12:30:00Z'),
        blockedFrom: new Date('2026-11-24T12:00:00Z'),
        blockedUntil: new Date('2026-11-24T12:45:00Z'),
        calendarId: randomUUID(),
        createdAt: now,
      },
    });
    return {
      ...thing,
      texts: ['I am ill.', 'The power is out.'],
      send: (draft) => caller.admin.calls.cancel({ id: call.id, word: 'I am ill.', draft }),
    };
  },
  async 'the brief of a draft in stages that is not begun yet'() {
    const { caller, admin } = await signedInAdmin(testApp());
    const { unsentBrief, saveUnsentBrief, begin } = caller.admin.stagedDrafts;
    return {
      texts: briefTexts,
      read: () => unsentBrief({ id: null }),
      save: (draft) => saveUnsentBrief({ id: null, ...draft }),
      send: (draft) => begin({ ...typedBrief('A tide table'), draft }),
      others: async () => {
        const other = await signedInAdmin(testApp());
        const begun = await createStagedDraft({ adminId: admin.id });
        return [
          await other.caller.admin.stagedDrafts.unsentBrief({ id: null }),
          await unsentBrief({ id: begun.id }),
        ];
      },
      drop: () => db().admin.delete({ where: { id: admin.id } }),
    };
  },
  async 'the brief of a draft in stages'() {
    const { caller, admin } = await signedInAdmin(testApp());
    const { id, version } = await createStagedDraft({ adminId: admin.id });
    const { unsentBrief, saveUnsentBrief, saveBrief } = caller.admin.stagedDrafts;
    return {
      texts: briefTexts,
      read: () => unsentBrief({ id }),
      save: (draft) => saveUnsentBrief({ id, ...draft }),
      send: (draft) => saveBrief({ id, version, brief: typedBrief('A tide table'), draft }),
      others: async () => {
        const other = await signedInAdmin(testApp());
        return [
          await codeOf(other.caller.admin.stagedDrafts.unsentBrief({ id })),
          await unsentBrief({ id: null }),
        ];
      },
      drop: () => db().stagedDraft.delete({ where: { id } }),
    };
  },
  async 'the answer of a developer'() {
    const { own, messageId, key, drop } = await messageThing();
    const { answerDraft, saveAnswerDraft, answer } = own.messages;
    return {
      texts: ['Yes, gladly.', 'No, sorry.'],
      read: () => answerDraft({ messageId }),
      save: (draft) => saveAnswerDraft({ messageId, ...draft }),
      send: (draft) => answer({ messageId, text: 'Yes, gladly.', draft }),
      others: async () => {
        const other = await developerCaller();
        return [
          await visitor().developer.messages.page.draft({ key }),
          await codeOf(other.messages.answerDraft({ messageId })),
          await codeOf(visitor().developer.messages.answerDraft({ messageId })),
        ];
      },
      drop,
    };
  },
  async 'the addition of a sender'() {
    const { own, messageId, key, drop } = await messageThing();
    const { draft: read, saveDraft, add } = visitor().developer.messages.page;
    return {
      texts: ['In two languages.', 'In three languages.'],
      read: async () => read({ key: await createAccessLink({ messageId }) }),
      save: (draft) => saveDraft({ key, ...draft }),
      send: (draft) => add({ key, text: 'In two languages.', draft }),
      others: async () => {
        const foreign = await messageThing();
        const ended = await createAccessLink({ messageId, endsAt: new Date('2020-01-01') });
        return [
          await own.messages.answerDraft({ messageId }),
          await read({ key: foreign.key }),
          await codeOf(read({ key: ended })),
        ];
      },
      drop,
    };
  },
  async 'the word about a brief'() {
    const { id: requestId } = await createRequest({ isShownToDevelopers: true, status: 'read' });
    const developer = await createDeveloper({ isOpenToBriefs: true });
    const own = await developerCaller(developer.id);
    const { id: briefId } = await db().brief.create({
      data: {
        requestId,
        developerId: developer.id,
        createdAt: now,
        endsAt: new Date('2100-01-01'),
      },
    });
    return {
      texts: ['I keep one myself.', 'I have no time.'],
      read: () => own.briefs.draft({ briefId }),
      save: (draft) => own.briefs.saveDraft({ briefId, ...draft }),
      send: (draft) =>
        own.briefs.answer({ briefId, answer: 'yes', word: 'I keep one myself.', draft }),
      others: async () => {
        const other = await developerCaller();
        const key = await createAccessLink({ requestId });
        return [
          await visitor().contact.requests.entryDraft({ key }),
          await codeOf(other.briefs.draft({ briefId })),
          await codeOf(visitor().developer.briefs.draft({ briefId })),
        ];
      },
      drop: () => db().contactRequest.delete({ where: { id: requestId } }),
    };
  },
};

describe.each(Object.entries(things))('%s', (_name, setUp) => {
  it('is there again on every device, and for nobody else', async () => {
    const { texts, read, save, others } = await setUp();
    const [text] = texts;
    expect(await read()).toBeNull();
    const { revision } = await save({ text, ...newWindow() });
    expect(await read()).toEqual({ text, revision, begunAt: now, savedAt: now });
    for (const found of await others()) {
      expect([null, 'NOT_FOUND', 'UNAUTHORIZED']).toContain(found);
    }
  });

  it('is replaced by no other window unseen', async () => {
    const { texts, read, save } = await setUp();
    const [first, second] = texts;
    const window = newWindow();
    await save({ text: first, ...window });
    await expect(save({ text: second, ...newWindow() })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { draft: { text: first } } },
    });
    await save({ text: second, ...window });
    expect(await read()).toMatchObject({ text: second });
  });

  it('goes when it is sent, and what comes late does not bring it back', async () => {
    const { texts, read, save, send } = await setUp();
    const [text, later] = texts;
    const window = newWindow();
    const { revision } = await save({ text, ...window });
    await send({ ...window, seen: revision });
    expect(await read()).toBeNull();
    await expect(save({ text: later, ...window, seen: revision })).rejects.toMatchObject({
      cause: { details: { draft: null } },
    });
  });

  it('stays where another window has typed on before it was sent', async () => {
    const { texts, read, save, send } = await setUp();
    const [text, further] = texts;
    const window = newWindow();
    const { revision } = await save({ text, ...window });
    await save({ text: further, ...newWindow(), seen: revision });
    await send({ ...window, seen: revision });
    expect(await read()).toMatchObject({ text: further });
  });

  it('vanishes when it is emptied, and with what it is about', async () => {
    const { texts, read, save, drop } = await setUp();
    const window = newWindow();
    await save({ text: texts[0], ...window });
    await save({ text: '', ...window });
    expect(await read()).toBeNull();
    await save({ text: texts[1], ...window });
    await drop();
    expect(await db().unsentDraft.count()).toBe(0);
  });
});

it('what is no quote is not kept as one', async () => {
  const { save } = await ownersThing('quote');
  for (const text of ['A site', '{}', '{"seen":0,"quote":{"title":1}}']) {
    await expect(save({ text, ...newWindow() })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});

it('a quote may be kept that could not be sent yet', async () => {
  const { read, save } = await ownersThing('quote');
  const positions = [{ text: '', fromAmount: 5, toAmount: 0 }];
  const text = quoteDraftText({ seen: 0, quote: { ...quoteForm(''), positions, validUntil: '' } });
  await save({ text, ...newWindow() });
  expect(await read()).toMatchObject({ text });
});

it('what is no brief is not kept as one, and none of a draft in stages that is discarded', async () => {
  const { caller, admin } = await signedInAdmin(testApp());
  const { saveUnsentBrief } = caller.admin.stagedDrafts;
  for (const text of ['A tide table', '{}', '{"subject":1}']) {
    await expect(saveUnsentBrief({ id: null, text, ...newWindow() })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  }
  const { id } = await createStagedDraft({ adminId: admin.id, discardedAt: now });
  await expect(saveUnsentBrief({ id, text: briefTexts[0], ...newWindow() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('a message is marked for the developer who has begun its answer, and for nobody else', async () => {
  const { own, messageId } = await messageThing();
  const other = await messageThing();
  expect(await own.messages.draftedIds()).toEqual([]);
  await own.messages.saveAnswerDraft({ messageId, text: 'Yes, gladly.', ...newWindow() });
  expect(await own.messages.draftedIds()).toEqual([messageId]);
  expect(await other.own.messages.draftedIds()).toEqual([]);
});

it('a request is marked for the quote that is written about it, not for a word about its call', async () => {
  const quote = await ownersThing('quote');
  await quote.save({
    text: quoteDraftText({ seen: 0, quote: quoteForm('A site') }),
    ...newWindow(),
  });
  expect(await quote.caller.admin.inbox.drafts.requestIds()).toEqual([quote.requestId]);
  const word = await ownersThing('callWord');
  await word.save({ text: 'I am ill.', ...newWindow() });
  expect(await word.caller.admin.inbox.drafts.requestIds()).toEqual([]);
});

it('the sender of a message finds the draft on the page without scripts, and sends it from there', async () => {
  const { key } = await messageThing();
  const { page } = visitor().developer.messages;
  const { revision } = await page.saveDraft({ key, text: 'Only half of it', ...newWindow() });
  const { body } = await testApp().app.inject({ url: `/messages/${key}` });
  expect(body).toContain('Only half of it</textarea>');
  await postForm(`/messages/${key}`, {
    ...{ form: 'messageEntry', draftSeen: revision ?? '', text: 'Only half of it, and the rest' },
  });
  expect(await page.draft({ key })).toBeNull();
  const { entries } = await page.byKey({ key });
  expect(entries.map(({ body: said }) => said)).toEqual(['Only half of it, and the rest']);
});

it('a page that is drawn for everybody shows no draft', async () => {
  const { key } = await messageThing();
  await visitor().developer.messages.page.saveDraft({ key, text: 'Mine', ...newWindow() });
  await expect(testApp().caller.developer.messages.page.draft({ key })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('a withheld message keeps no answer of its developer', async () => {
  const developer = await createDeveloper();
  const own = await developerCaller(developer.id);
  const { id: messageId } = await createMessage(developer.id, { isWithheld: true });
  await expect(
    own.messages.saveAnswerDraft({ messageId, text: 'Yes', ...newWindow() }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it.each([
  ['message-answer-draft', 'the answer of a developer'],
  ['entry-draft', 'the addition of a sender'],
  ['brief-draft', 'the word about a brief'],
])('%s: is saved a limited number of times an hour', async (name, thing) => {
  const typed = await things[thing]?.();
  const window = newWindow();
  await typed?.save({ text: typed.texts[0], ...window });
  await testDatabase().pool.query('UPDATE "RateLimit" SET "points" = 1500 WHERE "key" LIKE $1', [
    `${name}:%`,
  ]);
  await expect(typed?.save({ text: typed.texts[1], ...window })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

it('no draft is about two things', async () => {
  const { requestId, save } = await ownersThing('callWord');
  await save({ text: 'I am ill.', ...newWindow() });
  const { messageId } = await messageThing();
  await expect(
    db().conversation.updateMany({ where: { requestId }, data: { messageId } }),
  ).rejects.toThrow(/Conversation_subject_check/);
  await expect(
    db().unsentDraft.updateMany({ data: { conversationId: null, adminId: null } }),
  ).rejects.toThrow(/UnsentDraft_about_check/);
});
