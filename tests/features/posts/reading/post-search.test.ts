import { describe, expect, it } from 'vitest';
import { createDraft, createManyPosts, createPost } from '../../../factories/posts/posts.ts';
import { testDatabase } from '../../../setup/database/database.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const testApp = setUpTestApp();
const titlesFor = async (q: string) =>
  (await testApp().caller.blog.search({ q })).map(({ title }) => title);
const slugsFor = async (q: string) =>
  (await testApp().caller.blog.search({ q })).map(({ slug }) => slug);

describe('blog.search', () => {
  it('finds words of title and excerpt in any case and order', async () => {
    await createPost({ slug: 'found', title: 'Ship the Thing', excerpt: 'A weekend with Next.js' });
    await createPost({ slug: 'other' });
    expect(await slugsFor('WEEKEND ship')).toEqual(['found']);
    expect(await slugsFor('next.js')).toEqual(['found']);
  });

  it('finds an address that was pasted, whole or begun', async () => {
    await createPost({ slug: 'two-kinds-of-rock', title: 'Found' });
    await createPost({ slug: 'kinds-of-two', title: 'Other' });
    await createPost({ slug: 'state', title: 'State-of-the-art rock' });
    expect(await titlesFor('two-kinds-of-rock')).toEqual(['Found']);
    expect(await titlesFor('two-kinds-of-ro')).toEqual(['Found']);
    expect(await titlesFor('state-of-the-art')).toEqual(['State-of-the-art rock']);
  });

  it('takes the last word as a beginning, and only that one', async () => {
    await createPost({ slug: 'found', title: 'Databases explained' });
    expect(await slugsFor('datab')).toEqual(['found']);
    expect(await slugsFor('databases expl')).toEqual(['found']);
    expect(await slugsFor('datab explained')).toEqual([]);
  });

  it.each(['amelie', 'Amélie', 'AMÉLIE', 'kovacevic', 'Kovačević'])(
    'finds %s, accents aside',
    async (q) => {
      await createPost({ slug: 'found', title: 'Amélie Kovačević on pricing' });
      expect(await slugsFor(q)).toEqual(['found']);
    },
  );

  it('bears a typing error where nothing is spelled like that', async () => {
    await createPost({ slug: 'found', title: 'Accessible databases' });
    await createPost({ slug: 'exact', title: 'Databasis, a pun' });
    expect(await slugsFor('acessible databsaes')).toEqual(['found']);
    expect(await slugsFor('databasis')).toEqual(['exact']);
    expect(await slugsFor('xylophone')).toEqual([]);
  });

  it('puts the better match first and stops at six', async () => {
    for (let count = 0; count < 7; count += 1) await createPost({ excerpt: 'About lanterns' });
    await createPost({ slug: 'best', title: 'Lanterns, lanterns', excerpt: 'Only lanterns' });
    const slugs = await slugsFor('lanterns');
    expect(slugs).toHaveLength(6);
    expect(slugs[0]).toBe('best');
  });

  it.each([
    ['production', 'From Preview Link to Production'],
    ['product', 'A Product in a Week'],
    ['hire', 'When to Hire Help'],
    ['hire help', 'When to Hire Help'],
    ['cost', 'What Building Really Costs'],
    ['really c', 'What Building Really Costs'],
    ['"hire help"', 'When to Hire Help'],
    ['hire -cost', 'When to Hire Help'],
  ])('puts the title with %j first, however many newer posts speak of it', async (q, title) => {
    for (const old of [
      'From Preview Link to Production',
      'A Product in a Week',
      'When to Hire Help',
      'What Building Really Costs',
    ]) {
      await createPost({ title: old, publishedAt: new Date('2020-01-01') });
    }
    const excerpt =
      'Production, productions and productive products: hire help, hired, hiring, what it really costs';
    await createPost({ title: 'Hired, Hiring, Hires', excerpt: 'About hires and hired help' });
    await createManyPosts(260, {
      title: 'Field notes',
      excerpt: q.includes('-') ? 'Hire, hired, hiring' : excerpt,
    });
    expect(await titlesFor(q)).toEqual([title, ...Array(5).fill(expect.any(String))]);
  });

  it('leaves out a post with an excluded word, wherever the word is', async () => {
    await createPost({ slug: 'found', title: 'When to Hire Help' });
    await createPost({
      slug: 'excluded',
      title: 'Hire for Less',
      excerpt: 'Everything about cost',
    });
    expect(await slugsFor('hire -cost')).toEqual(['found']);
  });

  it('puts the very word of a title before words that begin with it', async () => {
    await createPost({ title: 'Prompting, Prompted, Prompts', excerpt: 'Prompting and prompts' });
    await createPost({ title: 'Draw Before You Prompt the Screens and Everything Else' });
    expect(await titlesFor('prompt')).toEqual([
      'Draw Before You Prompt the Screens and Everything Else',
      'Prompting, Prompted, Prompts',
    ]);
  });

  it('answers title, slug and excerpt and nothing else', async () => {
    await createPost({ slug: 'small', title: 'Small', excerpt: 'Tiny' });
    expect(await testApp().caller.blog.search({ q: 'small' })).toEqual([
      { title: 'Small', slug: 'small', excerpt: 'Tiny' },
    ]);
  });

  it('keeps drafts, scheduled and deleted posts to itself', async () => {
    await createDraft({ title: 'Secret plan' });
    await createPost({ title: 'Secret plan', publishedAt: new Date('2999-01-01') });
    await createPost({ title: 'Secret plan', deletedAt: new Date('2026-01-01') });
    expect(await slugsFor('secret')).toEqual([]);
  });

  it('is stopped when it takes too long, and says so', async () => {
    await createPost({ title: 'Anything' });
    const holder = await testDatabase().pool.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE "BlogPost" IN ACCESS EXCLUSIVE MODE');
      await expect(slugsFor('anything')).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: 'This took too long and was stopped. Please try again in a moment.',
      });
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    expect(await slugsFor('anything')).toHaveLength(1);
  });

  it.each(["''", '& | ! :*', '\\\\', "it's:*", '%%', '(('])('reads %s as text', async (q) => {
    await createPost({ title: 'Anything' });
    expect(await slugsFor(q)).toEqual([]);
  });

  it.each(['', '   ', 'p', ' p ', 'x'.repeat(101)])('refuses the text %j', async (q) => {
    await expect(testApp().caller.blog.search({ q })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
