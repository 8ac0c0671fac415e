import { beforeEach, describe, expect, it } from 'vitest';
import { adminPageSize } from '../../../src/shared/admin/admin.ts';
import type { AdminRole } from '../../../src/shared/admin/admin-roles.ts';
import { notFoundKind } from '../../../src/shared/content/not-found.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createFact } from '../../factories/posts/facts.ts';
import { importFile } from '../../factories/posts/imports.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

let now = new Date();
const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir() },
  replace: () => ({ clock: { now: () => now } }),
});
const kind = notFoundKind.name;
const of = { contentKind: kind };
const fact = { kind: 'price' as const, words: '$20', sentence: 'It costs $20.' };
const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const due = {
  sourceUrl: 'https://example.com/prices',
  note: '',
  recheckAt: inDays(-1).toISOString(),
};
const saying = (text: string) => ({ ...notFoundKind.release, text });

beforeEach(async () => {
  now = new Date();
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

async function world() {
  const { caller, admin, cookie } = await signedInAdmin(testApp());
  const { facts, content } = caller.admin;
  const publish = (text: string) => content.save({ kind, value: saying(text) });
  const answer = () => facts.answer({ of, fact, source: due });
  return { caller, facts, content, admin, cookie, publish, answer };
}

describe('a fact of content', () => {
  it('is answered and opened again, as one of a post', async () => {
    const { facts, publish, admin } = await world();
    await publish('It costs $20.');
    const { id } = await facts.answer({ of, fact, source: due });
    const sourced = { id, state: 'sourced', answeredBy: `admin:${admin.username}` };
    expect((await facts.of(of)).answers).toMatchObject([sourced]);
    await facts.answer({ of, fact, source: null });
    expect(await facts.of(of)).toMatchObject({
      ...{ isModelWritten: false, answers: [{ id, state: 'opinion' }] },
    });
    await facts.reopen({ of, id });
    expect((await facts.of(of)).answers).toEqual([]);
    await expect(facts.reopen({ of, id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of one kind is no fact of another', async () => {
    const { facts, answer } = await world();
    const { id } = await answer();
    const others = { contentKind: 'glossary' };
    expect((await facts.of(others)).answers).toEqual([]);
    await expect(facts.reopen({ of: others, id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is answered before anybody has saved the kind, which follows the release still', async () => {
    const { caller, facts, content, cookie, answer } = await world();
    const before = await content.get({ kind });
    expect((await facts.of(of)).answers).toEqual([]);
    await answer();
    expect((await facts.of(of)).answers).toHaveLength(1);
    expect(await content.get({ kind })).toEqual(before);
    expect(await content.versions({ kind })).toEqual([]);
    const listed = (await content.list()).find((one) => one.kind === kind);
    expect(listed?.changedAt).toBeNull();
    expect(await content.form({ kind })).toMatchObject({ saved: { version: 0 }, draft: null });
    expect(await testApp().deps.content.refresh()).toBe(false);
    const rates = { contentKind: 'estimate-rates' };
    const launch = await caller.admin.launch.list();
    await facts.answer({ of: rates, fact, source: null });
    expect(await caller.admin.launch.list()).toEqual(launch);
    const { headers, body } = await testApp().app.inject({
      ...{ url: `/api/admin/content/${kind}`, headers: { cookie } },
    });
    expect(JSON.parse(body)).toMatchObject({ version: 0, value: before.value });
    expect(headers.etag).toContain('0-0');
    const saved = await content.save({ kind, value: before.value, version: 0 });
    expect(saved.version).toBe(1);
    const documents = await testApp().deps.db.prisma.document.count({ where: { kind } });
    expect(documents).toBe(1);
  });

  it.each([
    ['other people’s words', 'testimonials'],
    ['addresses', 'redirects'],
    ['a kind that does not exist', 'no-such-kind'],
  ])('is not looked for in %s', async (_name, contentKind) => {
    const { facts } = await world();
    const other = { contentKind };
    await expect(facts.of(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(facts.answer({ of: other, fact, source: null })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await testApp().deps.db.prisma.document.count()).toBe(0);
  });

  it.each<AdminRole>(['editor', 'author', 'contributor'])(
    'is closed to the role “%s”, as the content is',
    async (role) => {
      const { answer } = await world();
      const { id } = await answer();
      const { caller } = await signedInAdmin(testApp(), { username: role, role });
      const { facts, content } = caller.admin;
      const refusal = await content.form({ kind }).catch((error: Error) => error.message);
      for (const call of [
        () => facts.of(of),
        () => facts.answer({ of, fact, source: null }),
        () => facts.reopen({ of, id }),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN', message: refusal });
      }
      expect(await facts.dueCount()).toBe(0);
      expect((await facts.rechecks({})).items).toEqual([]);
      await expect(facts.recheck({ id, outcome: 'changed' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    },
  );

  it('is shared by all owners, and closed to visitors', async () => {
    const { answer } = await world();
    const { id } = await answer();
    const other = await signedInAdmin(testApp(), { username: 'second' });
    expect((await other.caller.admin.facts.of(of)).answers).toMatchObject([{ id }]);
    const visitor = callerWith(testApp()).caller.admin.facts;
    await expect(visitor.of(of)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('facts of content to recheck', () => {
  it('stand among those of posts, in order of their days, with the name of their kind', async () => {
    const { facts, answer } = await world();
    const post = await createPost();
    await createFact(post.id, { words: '$1', recheckAt: inDays(-2) });
    await createFact(post.id, { words: '$3', recheckAt: inDays(-0.5) });
    const { id } = await answer();
    const { items, total } = await facts.rechecks({});
    expect(items.map(({ target }) => target)).toEqual([
      { kind: 'post', id: post.id, title: post.title },
      { kind: 'content', id: kind, title: notFoundKind.title },
      { kind: 'post', id: post.id, title: post.title },
    ]);
    expect(total).toBe(3);
    expect(await facts.dueCount()).toBe(3);
    for (const search of ['PAGE NOT', 'costs $20.', 'page not found']) {
      const found = await facts.rechecks({ search });
      expect(found.items.map((one) => one.id)).toContain(id);
    }
    expect((await facts.rechecks({ search: 'nothing of it' })).total).toBe(0);
  });

  it('come in pages', async () => {
    const { facts, answer } = await world();
    const post = await createPost();
    const { id } = await answer();
    for (let count = 0; count < adminPageSize; count += 1) {
      await createFact(post.id, { words: `$${count}`, recheckAt: inDays(-9) });
    }
    const [first, second] = [await facts.rechecks({}), await facts.rechecks({ page: 2 })];
    expect([first.items.length, first.total]).toEqual([adminPageSize, adminPageSize + 1]);
    expect(second.items.map((one) => one.id)).toEqual([id]);
  });

  it('are still true, or open again in their form', async () => {
    const { facts, answer } = await world();
    const { id } = await answer();
    await facts.recheck({ id, outcome: 'stillTrue' });
    expect(await facts.dueCount()).toBe(0);
    expect((await facts.rechecks({ filter: 'later' })).items).toMatchObject([{ id }]);
    await facts.recheck({ id, outcome: 'changed' });
    expect((await facts.rechecks({ filter: 'later' })).items).toEqual([]);
    expect((await facts.of(of)).answers).toMatchObject([{ id, state: 'changed' }]);
  });

  it('rest while the published text is without them', async () => {
    const { facts, answer, publish } = await world();
    await publish('It costs $20.');
    await answer();
    await publish('It costs $25.');
    expect(await facts.dueCount()).toBe(0);
    await publish('First of all. It costs **$20**.');
    expect(await facts.dueCount()).toBe(1);
  });

  it('rest and come back with a schedule', async () => {
    const { facts, content, answer, publish } = await world();
    await publish('It costs $20.');
    await answer();
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await content.save({
      ...{ kind, value: saying('It is free.') },
      ...{ publishAt: at(1).toISOString(), unpublishAt: at(2).toISOString() },
    });
    expect(await facts.dueCount()).toBe(1);
    now = at(1.5);
    await runDueJobs(testApp());
    expect(await facts.dueCount()).toBe(0);
    now = at(2.5);
    await runDueJobs(testApp());
    expect(await facts.dueCount()).toBe(1);
  });

  it('rest and come back with an import and its undoing', async () => {
    const { facts, answer, publish } = await world();
    await publish('It costs $20.');
    await answer();
    const text = JSON.stringify({
      ...{ format: 'vibecode.land/content', version: 1, pictures: [] },
      kinds: [{ kind, value: saying('It is free.') }],
    });
    const options = { name: 'content.json', isTakingContent: true };
    const { id, caller } = await importFile(testApp(), text, options);
    expect(await facts.dueCount()).toBe(0);
    await caller.admin.transfer.undo({ id });
    await runDueJobs(testApp());
    expect(await facts.dueCount()).toBe(1);
  });
});
