import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { briefLimits } from '../../../src/features/briefs/brief-options.ts';
import type { ContactStatus } from '../../../src/features/requests/contact-status.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { breakWrites, mendWrites, raise } from '../../setup/database/broken-writes.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const start = new Date('2026-11-24T08:00:00Z');
const dayMs = 24 * 60 * 60_000;
const later = (days: number) => new Date(start.getTime() + days * dayMs);
let now = start;
const testApp = setUpTestApp({
  replace: ({ mail }) => ({
    clock: { now: () => now },
    mail: { ...mail, ownerAddress: 'owner@vibecode.example' },
  }),
});

beforeEach(() => {
  now = start;
});

afterEach(mendWrites);

const db = () => testDatabase().prisma;

async function sides(overrides: Parameters<typeof createRequest>[0] = {}) {
  const request = await createRequest({
    isShownToDevelopers: true,
    company: 'Analytical Engines',
    projectType: 'Web Application',
    ...overrides,
  });
  const requestId = request.id;
  const key = await createAccessLink({ requestId });
  const { caller: owner } = await signedInAdmin(testApp());
  const { briefs } = callerWith(testApp()).caller.contact;
  return {
    requestId,
    owner,
    offer: (developerId: number) => owner.admin.briefs.offer({ requestId, developerId }),
    listed: async () => (await owner.admin.briefs.list({ requestId })).briefs,
    sender: {
      page: () => briefs.list({ key }),
      show: (isShown: 'on' | 'off') => briefs.show({ key, isShown }),
      choose: (briefId: number) => briefs.choose({ key, briefId: String(briefId) }),
    },
    async developer(name: string, changes: Parameters<typeof createDeveloper>[0] = {}) {
      const { id } = await createDeveloper({
        ...{ developerName: name, isOpenToBriefs: true },
        ...changes,
      });
      const cookie = await testApp().cookieFor('developer', id);
      const own = callerWith(testApp(), { cookie }).caller.developer;
      const first = async () => (await own.briefs.list())[0];
      return {
        id,
        own,
        first,
        async answer(answer: 'yes' | 'no', word = '') {
          const brief = await first();
          return own.briefs.answer({ briefId: brief?.id ?? 0, answer, word });
        },
      };
    },
    mails: async () =>
      (await db().outgoingMessage.findMany({ orderBy: { createdAt: 'asc' } })).map(
        ({ recipient, subject }) => `${recipient}: ${subject}`,
      ),
  };
}

const conflict = { code: 'CONFLICT' };

describe('a request that is offered to developers', () => {
  it('goes from offer over yes to choice, and only then says who its sender is', async () => {
    const { offer, listed, sender, developer, mails } = await sides();
    const grace = await developer('Grace', { country: 'Chile' });
    expect(await sender.page()).toMatchObject({ isShown: true, askedCount: 0, candidates: [] });
    await offer(grace.id);
    expect(await listed()).toMatchObject([{ developerName: 'Grace', state: 'offered' }]);
    expect(await grace.first()).toMatchObject({
      ...{ state: 'offered', description: 'A booking site for guided walks.', sender: null },
      endsAt: later(briefLimits.daysToAnswer),
    });
    expect(await grace.own.briefs.unansweredCount()).toBe(1);
    await grace.own.briefs.markSeen();
    expect(await listed()).toMatchObject([{ state: 'seen' }]);
    expect(await sender.page()).toMatchObject({ askedCount: 1, candidates: [] });

    await grace.answer('yes', 'I have built three of these.');
    const [candidate] = (await sender.page()).candidates;
    expect(candidate).toMatchObject({
      ...{ developerId: grace.id, developerName: 'Grace', country: 'Chile' },
      word: 'I have built three of these.',
    });
    expect((await mails()).toSorted()).toEqual([
      expect.stringMatching(/^ada@example\.com: .*A developer would like to build it/),
      expect.stringMatching(/^owner@.*A developer said yes/),
    ]);
    expect((await grace.first())?.sender).toBeNull();

    await sender.choose(candidate?.briefId ?? 0);
    expect(await grace.first()).toMatchObject({
      state: 'chosen',
      sender: {
        ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
        company: 'Analytical Engines',
      },
    });
    expect(await sender.page()).toMatchObject({
      candidates: [],
      chosen: { developerId: grace.id },
    });
    expect(await mails()).toContainEqual(expect.stringMatching(/^owner@.*Ada Lovelace chose/));
    const actions = await db().activityEntry.findMany({ orderBy: { id: 'asc' } });
    expect(actions.map(({ action }) => action)).toEqual(['offered', 'chose a developer for']);
  });

  it('says nothing that leads to its sender before the choice', async () => {
    const { offer, developer } = await sides({
      company: 'Ada & Söhne',
      description: [
        'I am Ada Lovelace of Ada & Söhne, and I will pay $15,000 - $50,000 by 2026-12-24.',
        'Write to ada@example.com, ADA (at) example [dot] org or ada at example dot net,',
        'call +1 612 555 0142 or (612) 555-0143 or 030 1234567 or ６１２５５５０１４４,',
        'see https://example.com/me or www.example.org/ada or Example.dev/ada or @ada_l.',
        'Next.js and a plan.pdf are fine.',
      ].join('\n'),
    });
    const grace = await developer('Grace');
    await offer(grace.id);
    const brief = await grace.first();
    expect(brief?.description).toBe(
      [
        'I am [hidden] of [hidden], and I will pay $15,000 - $50,000 by 2026-12-24.',
        'Write to [hidden], [hidden] or [hidden],',
        'call [hidden] or [hidden] or [hidden] or [hidden],',
        'see [hidden] or [hidden] or [hidden] or [hidden]',
        'Next.js and a plan.pdf are fine.',
      ].join('\n'),
    );
    expect(JSON.stringify(brief)).not.toMatch(/Lovelace|Söhne|example\.|555/i);
  });

  it('says nothing of its sender either in another alphabet, another case or around filters', async () => {
    const { offer, developer } = await sides({
      company: 'Analytical Engines Ltd',
      description: [
        'ADA LOVELACE of Analytical engines wants shops, and Ada will pay.',
        'jörg@müller.de, почта@пример.рф, ada@localhost or ada\u202E@example.org',
        '٠٥٠١٢٣٤٥٦٧ or 555_010_4567 or пример.рф or hxxps://example.org',
        'Telegram: ada_l, Discord ada#1815. A WhatsApp bot is fine.',
        'Thanks, ada',
      ].join('\n'),
    });
    const grace = await developer('Grace');
    await offer(grace.id);
    expect((await grace.first())?.description).toBe(
      [
        '[hidden] of [hidden] wants shops, and [hidden] will pay.',
        '[hidden], [hidden], [hidden] or [hidden]',
        '[hidden] or [hidden] or [hidden] or [hidden]',
        'Telegram [hidden], Discord [hidden]. A WhatsApp bot is fine.',
        'Thanks, [hidden]',
      ].join('\n'),
    );
  });

  it('is chosen together with the mail about it, or not at all', async () => {
    const { offer, listed, sender, developer } = await sides();
    const grace = await developer('Grace');
    await offer(grace.id);
    await grace.answer('yes');
    const [brief] = await listed();
    await breakWrites(raise('53100'), 'OutgoingMessage');
    await expect(sender.choose(brief?.id ?? 0)).rejects.toThrow();
    await mendWrites();
    expect((await grace.first())?.sender).toBeNull();
    expect(await listed()).toMatchObject([{ state: 'yes' }]);
    await sender.choose(brief?.id ?? 0);
    expect((await grace.first())?.sender).toMatchObject({ email: 'ada@example.com' });
  });

  it('is never offered without the tick, nor where it is taken for junk', async () => {
    for (const changes of [{ isShownToDevelopers: false }, { status: 'spam' as const }]) {
      const { offer, listed, developer } = await sides(changes);
      const grace = await developer('Grace');
      await expect(offer(grace.id)).rejects.toMatchObject(conflict);
      expect(await listed()).toEqual([]);
    }
  });

  it('is offered to those only who are open to briefs', async () => {
    const { offer, developer } = await sides();
    for (const changes of [
      { isOpenToBriefs: false },
      { hiddenAt: start },
      { profileCompletedAt: null },
    ]) {
      const { id } = await createDeveloper({ isOpenToBriefs: true, ...changes });
      await expect(offer(id)).rejects.toMatchObject(conflict);
    }
    const { id } = await developer('Grace');
    await offer(id);
  });

  it('is open with three at a time, also when two owners offer it at once', async () => {
    const { offer, listed, developer } = await sides();
    const four = await Promise.all(['A', 'B', 'C', 'D'].map((name) => developer(name)));
    await offer(four[0]?.id ?? 0);
    await offer(four[1]?.id ?? 0);
    const outcomes = await Promise.allSettled([offer(four[2]?.id ?? 0), offer(four[3]?.id ?? 0)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listed()).toHaveLength(3);
  });

  it('is offered to another one in place of somebody who said no, and to them never again', async () => {
    const { offer, listed, developer } = await sides();
    const [a, b, c, d] = await Promise.all(['A', 'B', 'C', 'D'].map((name) => developer(name)));
    for (const one of [a, b, c]) await offer(one?.id ?? 0);
    await expect(offer(d?.id ?? 0)).rejects.toMatchObject(conflict);
    await b?.answer('no', 'No time.');
    expect((await b?.first())?.description).toBe('');
    await offer(d?.id ?? 0);
    await expect(offer(b?.id ?? 0)).rejects.toMatchObject(conflict);
    expect((await listed()).map(({ state }) => state)).toEqual([
      ...['offered', 'no', 'offered', 'offered'],
    ]);
  });

  it('ends after its days without an answer, and can be offered anew', async () => {
    const { offer, listed, sender, developer } = await sides();
    const grace = await developer('Grace');
    await offer(grace.id);
    now = later(briefLimits.daysToAnswer);
    expect(await listed()).toMatchObject([{ state: 'expired' }]);
    expect((await grace.first())?.description).toBe('');
    await expect(grace.answer('yes')).rejects.toMatchObject(conflict);
    await offer(grace.id);
    await grace.answer('yes');
    now = later(briefLimits.daysToAnswer + briefLimits.daysToChoose);
    const [brief] = await listed();
    expect((await sender.page()).candidates).toEqual([]);
    await expect(sender.choose(brief?.id ?? 0)).rejects.toMatchObject(conflict);
    expect((await grace.first())?.sender).toBeNull();
  });

  it('ends with the tick, and with its withdrawal by the owner', async () => {
    const { offer, owner, listed, sender, developer } = await sides({ estimate: '5 days' });
    const [grace, alan] = [await developer('Grace'), await developer('Alan')];
    const nothing = { description: '', budgetRange: null, estimate: '' };
    await offer(grace.id);
    await offer(alan.id);
    await alan.answer('yes');
    const [first] = await listed();
    await owner.admin.briefs.withdraw({ briefId: first?.id ?? 0 });
    await expect(owner.admin.briefs.withdraw({ briefId: first?.id ?? 0 })).rejects.toMatchObject(
      conflict,
    );
    expect(await grace.first()).toMatchObject({ state: 'withdrawn', ...nothing });
    await sender.show('off');
    expect(await alan.first()).toMatchObject({ state: 'withdrawn', ...nothing });
    expect(await sender.page()).toMatchObject({ isShown: false, candidates: [] });
    await expect(alan.answer('yes')).rejects.toMatchObject(conflict);
    await expect(offer(grace.id)).rejects.toMatchObject(conflict);
  });

  it('is gone for everybody with the request, and with the developer', async () => {
    const { offer, requestId, listed, sender, developer } = await sides();
    const [grace, alan] = [await developer('Grace'), await developer('Alan')];
    await offer(grace.id);
    await offer(alan.id);
    await alan.answer('yes');
    await alan.own.deleteAccount();
    expect(await listed()).toMatchObject([{ developerName: 'Grace' }]);
    expect((await sender.page()).candidates).toEqual([]);
    await db().contactRequest.delete({ where: { id: requestId } });
    expect(await grace.own.briefs.list()).toEqual([]);
  });

  it('is told to the owner when its sender wants it shown later, once', async () => {
    const { sender, mails } = await sides({ isShownToDevelopers: false });
    for (const isShown of ['on', 'on', 'off', 'on'] as const) await sender.show(isShown);
    expect(await mails()).toEqual([expect.stringMatching(/^owner@.*would like to hear from/)]);
    const actions = await db().activityEntry.findMany({ orderBy: { id: 'asc' } });
    expect(actions.map(({ action }) => action)).toEqual(['showed', 'hid', 'showed']);
  });

  it('is hidden from its developer while it is taken for junk, and its sender chooses nobody', async () => {
    const { offer, owner, requestId, listed, sender, developer, mails } = await sides();
    const [grace, alan] = [await developer('Grace'), await developer('Alan')];
    await offer(grace.id);
    await offer(alan.id);
    await grace.answer('yes');
    const [brief] = await listed();
    const move = (from: ContactStatus, to: ContactStatus) =>
      owner.admin.inbox.move({ id: requestId, from, to });
    await move('new', 'spam');
    expect(await grace.own.briefs.list()).toEqual([]);
    expect(await sender.page()).toMatchObject({ askedCount: 0, candidates: [] });
    const before = await mails();
    await expect(sender.choose(brief?.id ?? 0)).rejects.toMatchObject(conflict);
    expect(await mails()).toEqual(before);

    await move('spam', 'read');
    expect(await sender.page()).toMatchObject({
      askedCount: 1,
      candidates: [{ developerId: grace.id }],
    });
    await move('read', 'lost');
    await sender.choose(brief?.id ?? 0);
    expect((await grace.first())?.sender).toMatchObject({ email: 'ada@example.com' });
  });
});

describe('of several developers', () => {
  it('one sees and answers nothing of what another was offered', async () => {
    const { offer, listed, developer } = await sides();
    const [grace, alan] = [await developer('Grace'), await developer('Alan')];
    await offer(grace.id);
    expect(await alan.own.briefs.list()).toEqual([]);
    const [brief] = await listed();
    await expect(
      alan.own.briefs.answer({ briefId: brief?.id ?? 0, answer: 'yes', word: '' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listed()).toMatchObject([{ state: 'offered' }]);
  });

  it('one is chosen, once; the others never learn who asked', async () => {
    const { offer, listed, sender, developer, mails } = await sides();
    const [grace, alan, edith] = [
      await developer('Grace'),
      await developer('Alan'),
      await developer('Edith'),
    ];
    for (const { id } of [grace, alan, edith]) await offer(id);
    await grace.answer('yes');
    await alan.answer('yes');
    await edith.answer('no');
    const ids = (await listed()).map(({ id }) => id);
    await expect(sender.choose(ids[2] ?? 0)).rejects.toMatchObject(conflict);
    const outcomes = await Promise.allSettled([
      sender.choose(ids[0] ?? 0),
      sender.choose(ids[1] ?? 0),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const known = await Promise.all([grace, alan, edith].map(({ first }) => first()));
    expect(known.filter((brief) => brief?.sender)).toHaveLength(1);
    expect(known.map((brief) => brief?.state).toSorted()).toEqual(['chosen', 'no', 'notChosen']);
    for (const one of [grace, alan]) {
      await expect(one.answer('no')).rejects.toMatchObject(conflict);
    }
    expect((await mails()).filter((mail) => /^owner@.*chose/.test(mail))).toHaveLength(1);
    await sender.show('off');
    const after = await Promise.all([grace, alan, edith].map(({ first }) => first()));
    expect(after.filter((brief) => brief?.sender)).toHaveLength(1);
  });

  it('one of another request is not to be chosen by this key', async () => {
    const one = await sides();
    const other = await sides();
    const grace = await one.developer('Grace');
    await other.offer(grace.id);
    await grace.answer('yes');
    const [brief] = await other.listed();
    await expect(one.sender.choose(brief?.id ?? 0)).rejects.toMatchObject(conflict);
    expect(await other.listed()).toMatchObject([{ state: 'yes' }]);
  });

  it('a yes may become a no until the choice, and is told by mail once', async () => {
    const { offer, sender, developer, mails, listed } = await sides();
    const grace = await developer('Grace');
    await offer(grace.id);
    await grace.answer('yes', 'Gladly.');
    await grace.answer('yes', 'Very gladly.');
    expect((await sender.page()).candidates).toMatchObject([{ word: 'Very gladly.' }]);
    await grace.answer('no');
    expect((await sender.page()).candidates).toEqual([]);
    expect((await mails()).filter((mail) => mail.startsWith('ada@'))).toHaveLength(1);
    expect((await mails()).filter((mail) => mail.startsWith('owner@'))).toHaveLength(2);
    expect(await listed()).toMatchObject([{ state: 'no' }]);
  });
});

describe('developers who suit a request', () => {
  const names = (found: readonly { developerName: string }[]) =>
    found.map(({ developerName }) => developerName);

  it('are ordered by its words in bio and projects, and say which those are', async () => {
    const { owner, requestId, developer } = await sides();
    const [, edith] = [
      await developer('Nobody special', { bio: 'I build things.' }),
      await developer('Edith', { bio: 'I like walking, and sites for guides.' }),
      await developer('Closed', { bio: 'Booking sites for walks.', isOpenToBriefs: false }),
    ];
    const grace = await developer('Grace', { bio: 'Payments.' });
    await createProject(grace.id, { title: 'Court bookings', story: 'A site for guided walks.' });
    const found = await owner.admin.briefs.suggest({ requestId });
    expect(names(found)).toEqual(['Grace', 'Edith', 'Nobody special']);
    expect(found[0]).toMatchObject({
      bioWords: [],
      projectWords: expect.arrayContaining(['booking', 'walks', 'guided']),
    });
    expect(found[1]?.bioWords).toEqual(expect.arrayContaining(['walks', 'site']));
    await owner.admin.briefs.offer({ requestId, developerId: edith.id });
    expect(names(await owner.admin.briefs.suggest({ requestId }))).toEqual([
      ...['Grace', 'Nobody special'],
    ]);
  });

  it('are found by country and by words of the owner', async () => {
    const { owner, requestId, developer } = await sides();
    await developer('Grace', { bio: 'Maps and tides.', country: 'Chile' });
    await developer('Alan', { bio: 'Maps of the sea.', country: 'Japan' });
    await developer('Edith', { bio: 'Nothing of that.', country: 'Japan' });
    const suggest = (search: { country?: string; words?: string }) =>
      owner.admin.briefs.suggest({ requestId, ...search }).then(names);
    expect((await suggest({ words: 'map' })).toSorted()).toEqual(['Alan', 'Grace']);
    expect(await suggest({ words: 'map', country: 'Japan' })).toEqual(['Alan']);
    expect((await suggest({ country: 'Japan' })).toSorted()).toEqual(['Alan', 'Edith']);
    expect(await suggest({ words: '"; -- &|!():*' })).toEqual([]);
  });
});

describe('choosing a developer', () => {
  it('by the mailed link shows that the address is the sender’s', async () => {
    const { requestId, offer, developer } = await sides();
    const grace = await developer('Grace');
    await offer(grace.id);
    await grace.answer('yes');
    const key = await createAccessLink({ requestId, mailAddress: 'ada@example.com' });
    const { briefs } = callerWith(testApp()).caller.contact;
    const proven = () => db().requestMail.findFirst({ where: { requestId } });
    const [candidate] = (await briefs.list({ key })).candidates;
    expect(await proven()).toBeNull();
    await briefs.choose({ key, briefId: String(candidate?.briefId) });
    expect(await proven()).toMatchObject({ provenAddress: 'ada@example.com' });
  });
});
