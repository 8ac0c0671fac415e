import { describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

async function withEntries() {
  const { admin, caller } = await signedInAdmin(testApp());
  const { id } = await createPost({ title: 'Granite at Noon', isPublished: false });
  await caller.admin.posts.publish({ id });
  await caller.admin.tokens.create({ name: 'Slate 100-a', scopes: ['posts:read'], daysToLive: 7 });
  return { admin, list: caller.admin.activity.list };
}

const summaries = ({ items }: { items: { summary: string }[] }) =>
  items.map(({ summary }) => summary);

describe('the activity', () => {
  it('is filtered by the part of the site', async () => {
    const { list } = await withEntries();
    expect(summaries(await list({ part: 'posts' }))).toEqual(['Granite at Noon']);
    expect(summaries(await list({ part: 'settings' }))).toContain('Slate 100-a');
    expect(summaries(await list({ part: 'settings' }))).not.toContain('Granite at Noon');
    expect((await list({ part: 'network' })).total).toBe(0);
  });

  it('is searched by who did something and by what it was done to', async () => {
    const { admin, list } = await withEntries();
    expect(summaries(await list({ search: 'granite' }))).toEqual(['Granite at Noon']);
    const own = await list({ search: admin.username });
    expect(own.total).toBe((await list({})).total);
    expect((await list({ search: 'nobody did this' })).total).toBe(0);
  });

  it.each(['100%', '%', '_', '\\'])('takes %j as letters, not as a pattern', async (search) => {
    const { list } = await withEntries();
    const found = summaries(await list({ search }));
    expect(found).toEqual([]);
  });
});
