import { describe, expect, it } from 'vitest';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createAiDraft } from '../../factories/posts/ai-drafts.ts';
import { createFact } from '../../factories/posts/facts.ts';
import { createProvenance } from '../../factories/posts/house-style.ts';
import { creationOf, newDraftSave } from '../../factories/posts/post-drafts.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const fact = { kind: 'price' as const, words: '$20', sentence: 'It costs $20.' };
const source = { sourceUrl: 'https://example.com/prices', note: '', recheckAt: null };
const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

async function world(content = '<p>It costs $20.</p>') {
  const { caller, admin } = await signedInAdmin(testApp());
  const category = await createCategory();
  const post = await createPost({ content, categoryId: category.id, authorId: admin.id });
  const save = (html: string) =>
    caller.admin.posts.update({
      ...{ id: post.id, title: post.title, slug: post.slug, excerpt: post.excerpt },
      ...{ categoryId: category.id, content: html },
    });
  return { caller, facts: caller.admin.facts, admin, post, category, save };
}

describe('a fact', () => {
  it('has a source with who and when, becomes an opinion, and is opened again', async () => {
    const { facts, post, admin } = await world();
    const of = { postId: post.id };
    const answered = await facts.answer({ of, fact, source });
    expect(answered).toMatchObject({
      ...{ ...fact, state: 'sourced', sourceUrl: source.sourceUrl },
      answeredBy: `admin:${admin.username}`,
    });
    expect(Date.now() - answered.answeredAt.getTime()).toBeLessThan(60_000);
    await facts.answer({ of, fact: { ...fact, sentence: 'It  costs $20.' }, source: null });
    const { answers, isModelWritten } = await facts.of(of);
    expect(isModelWritten).toBe(false);
    expect(answers).toMatchObject([{ id: answered.id, state: 'opinion', sourceUrl: '' }]);
    await facts.reopen({ of, id: answered.id });
    expect((await facts.of(of)).answers).toEqual([]);
    await expect(facts.reopen({ of, id: answered.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['no source at all', { sourceUrl: '', note: ' ' }],
    ['an address that runs something', { sourceUrl: 'javascript:alert(1)' }],
    ['an address of plain http', { sourceUrl: 'http://example.com' }],
    ['an address with a password', { sourceUrl: 'https://a:b@example.com' }],
    ['a day beyond every calendar', { recheckAt: '9999-12-31T23:59:59-23:59' }],
  ])('is not ticked with %s', async (_name, part) => {
    const { facts, post } = await world();
    await expect(
      facts.answer({ of: { postId: post.id }, fact, source: { ...source, ...part } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('of a new post goes on as one of the post that it becomes', async () => {
    const { caller, facts, category } = await world();
    const save = newDraftSave({ content: '<p>It costs $20.</p>' });
    await caller.admin.autosave.save(save);
    const { ref: of, form } = save;
    await facts.answer({ of, fact, source });
    const { data } = await caller.admin.drafts.createPost({
      ...creationOf(save, 1),
      ...{ title: 'New', slug: 'new-with-facts', excerpt: 'Short' },
      ...{ content: form.content, categoryId: category.id },
    });
    expect((await facts.of({ postId: data.id })).answers).toHaveLength(1);
    // A window that still shows the draft answers for the post.
    await facts.answer({ of, fact: { ...fact, words: '$9' }, source: null });
    expect((await facts.of({ postId: data.id })).answers).toHaveLength(2);
  });

  it('says of a post whether a model wrote it', async () => {
    const { caller, facts, admin } = await world();
    await createCategory();
    const { id } = await createAiDraft({ adminId: admin.id, categoryId: null });
    const { data } = await caller.admin.aiDrafts.save({ id });
    expect(await facts.of({ postId: data.id })).toEqual({ isModelWritten: true, answers: [] });
    const { categoryId, title, slug, excerpt } = data;
    const content = '<p>It costs $20. It came out in March 2025.</p>';
    await caller.admin.posts.update({
      ...{ id: data.id, categoryId: categoryId ?? 0, title, slug, excerpt, content },
    });
    const postIds = [data.id];
    expect(await facts.open({ postIds })).toEqual([{ id: data.id, openCount: 2 }]);
    await facts.answer({ of: { postId: data.id }, fact, source });
    expect(await facts.open({ postIds })).toEqual([{ id: data.id, openCount: 1 }]);
  });

  it('is asked about before drafts of a model are published, of one’s own alone', async () => {
    const { facts, admin } = await world();
    const author = await signedInAdmin(testApp(), { role: 'author' });
    const content = '<p>It costs $20.</p>';
    const hidden = { content, isPublished: false };
    const ofModel = await createPost({ ...hidden, authorId: author.admin.id });
    const scheduled = await createPost({
      ...{ content, authorId: author.admin.id, publishedAt: inDays(1) },
    });
    const withoutFacts = await createPost({ ...hidden, content: '<p>Walk on.</p>' });
    const ofOthers = await createPost({ ...hidden, authorId: admin.id });
    const deleted = await createPost({ ...hidden, deletedAt: new Date() });
    const fromModel = [ofModel, scheduled, withoutFacts, ofOthers, deleted];
    for (const { id } of fromModel) await createProvenance({ documentId: id, purpose: 'draft' });
    const handWritten = await createPost(hidden);
    const helped = await createPost(hidden);
    await createProvenance({ documentId: helped.id, purpose: 'shorten' });

    const postIds = [...fromModel, handWritten, helped].map(({ id }) => id);
    const found = await facts.open({ postIds });
    expect(found.map(({ id }) => id)).toEqual([ofModel.id, ofOthers.id]);
    const own = await author.caller.admin.facts.open({ postIds });
    expect(own).toEqual([{ id: ofModel.id, openCount: 1 }]);
    await expect(facts.open({ postIds: [] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('of a deleted post is not there', async () => {
    const { caller, facts, post } = await world();
    await caller.admin.posts.delete({ id: post.id });
    await expect(facts.of({ postId: post.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('facts to recheck', () => {
  it('are due by their day, the longest first, with their post', async () => {
    const { facts, post } = await world();
    await createFact(post.id, { words: '$1', recheckAt: inDays(-1) });
    await createFact(post.id, { words: '$2', recheckAt: inDays(-9) });
    await createFact(post.id, { words: '$3', recheckAt: inDays(9) });
    await createFact(post.id, { words: '$4', recheckAt: null });
    const due = await facts.rechecks({});
    expect(due.items.map(({ words, target }) => [words, target.title])).toEqual([
      ['$2', post.title],
      ['$1', post.title],
    ]);
    expect(await facts.dueCount()).toBe(2);
    expect((await facts.rechecks({ filter: 'later' })).items.map(({ words }) => words)).toEqual([
      '$3',
    ]);
    expect((await facts.rechecks({ search: post.title })).total).toBe(2);
    expect((await facts.rechecks({ search: 'nothing of it' })).total).toBe(0);
  });

  it('come back after the time of their kind when they are still true, or on a day of choice', async () => {
    const { facts, post } = await world();
    const { id } = await createFact(post.id, { recheckAt: inDays(-1) });
    await facts.recheck({ id, outcome: 'stillTrue' });
    const [later] = (await facts.rechecks({ filter: 'later' })).items;
    const days = ((later?.recheckAt.getTime() ?? 0) - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(175);
    expect(days).toBeLessThan(190);
    const chosen = inDays(3).toISOString();
    await facts.recheck({ id, outcome: 'stillTrue', recheckAt: chosen });
    const [again] = (await facts.rechecks({ filter: 'later' })).items;
    expect(again?.recheckAt.toISOString()).toBe(chosen);
  });

  it('are open again in their post when they have changed', async () => {
    const { facts, post } = await world();
    const { id } = await createFact(post.id, { recheckAt: inDays(-1) });
    await facts.recheck({ id, outcome: 'changed' });
    expect(await facts.dueCount()).toBe(0);
    expect((await facts.of({ postId: post.id })).answers).toMatchObject([{ id, state: 'changed' }]);
  });

  it('rest while the saved text is without them, or the post is in the trash', async () => {
    const { caller, facts, post, save } = await world();
    await createFact(post.id, { recheckAt: inDays(-1) });
    await save('<p>It costs $25.</p>');
    expect(await facts.dueCount()).toBe(0);
    await save('<h2>New</h2><p>First of all. It costs <strong>$20</strong>.</p>');
    expect(await facts.dueCount()).toBe(1);
    await caller.admin.posts.delete({ id: post.id });
    expect((await facts.rechecks({})).total).toBe(0);
    await caller.admin.posts.undelete({ id: post.id });
    expect(await facts.dueCount()).toBe(1);
  });

  it('rest where a new post is created without them', async () => {
    const { caller, facts, category } = await world();
    const save = newDraftSave({ title: 'N' });
    await caller.admin.autosave.save(save);
    const recheckAt = inDays(9).toISOString();
    await facts.answer({ of: save.ref, fact, source: { ...source, recheckAt } });
    await caller.admin.drafts.createPost({
      ...creationOf(save, 1),
      ...{ title: 'N', slug: 'n', excerpt: 'N', content: '<p>It is free.</p>' },
      categoryId: category.id,
    });
    expect((await facts.rechecks({ filter: 'later' })).items).toEqual([]);
  });

  it('are none any more once somebody else has called them an opinion', async () => {
    const { facts, post } = await world();
    const fact = { kind: 'price' as const, words: '$20', sentence: 'It costs $20.' };
    const { id } = await createFact(post.id, { ...fact, recheckAt: inDays(-1) });
    await facts.answer({ of: { postId: post.id }, fact, source: null });
    await expect(facts.recheck({ id, outcome: 'stillTrue' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { answers } = await facts.of({ postId: post.id });
    expect(answers).toMatchObject([{ id, state: 'opinion', recheckAt: null }]);
  });

  it('of others are not there for an author', async () => {
    const { post } = await world();
    const { id } = await createFact(post.id, { recheckAt: inDays(-1) });
    const { caller } = await signedInAdmin(testApp(), { username: 'author', role: 'author' });
    expect(await caller.admin.facts.dueCount()).toBe(0);
    expect((await caller.admin.facts.rechecks({})).items).toEqual([]);
    await expect(caller.admin.facts.recheck({ id, outcome: 'changed' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(callerWith(testApp()).caller.admin.facts.dueCount()).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});
