import { describe, expect, it } from 'vitest';
import { callerWith, signedInAdmin } from '../factories/callers.ts';
import { createCategory, createPost } from '../factories/posts.ts';
import { setUpTestApp } from '../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;

let sequence = 0;

async function createRequest(overrides: Record<string, unknown> = {}) {
  sequence += 1;
  return db().contactRequest.create({
    data: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      description: 'A booking site for guided walks.',
      dedupeKey: `request-${sequence}`,
      ...overrides,
    },
  });
}

describe('categories', () => {
  const input = { name: 'Guides', slug: 'guides', description: 'How to' };

  it('lists them with slug and number of posts that are not deleted', async () => {
    const { caller } = await signedInAdmin(testApp());
    const category = await createCategory({ name: 'Tools', slug: 'tools' });
    await createPost({ categoryId: category.id });
    await createPost({ categoryId: category.id, isPublished: false });
    await createPost({ categoryId: category.id, deletedAt: new Date() });
    expect(await caller.admin.categories.list()).toMatchObject([
      { name: 'Tools', slug: 'tools', postCount: 2 },
    ]);
  });

  it('creates and edits, and refuses a taken name or slug', async () => {
    const { caller } = await signedInAdmin(testApp());
    const created = await caller.admin.categories.create(input);
    expect(created).toMatchObject({ ...input, postCount: 0 });
    for (const taken of [{ slug: 'other' }, { name: 'Other' }]) {
      await expect(caller.admin.categories.create({ ...input, ...taken })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    }
    const updated = await caller.admin.categories.update({
      ...input,
      id: created.id,
      name: 'Better',
    });
    expect(updated.name).toBe('Better');
    const shown = await callerWith(testApp()).caller.blog.categories();
    expect(shown.map((category) => category.name)).toEqual(['Better']);
    await expect(caller.admin.categories.update({ ...input, id: 999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('does not let a category with posts vanish', async () => {
    const { caller } = await signedInAdmin(testApp());
    const [first, full, target] = [
      await createCategory(),
      await createCategory({ name: 'Full' }),
      await createCategory(),
    ];
    const post = await createPost({ categoryId: full.id });
    await expect(caller.admin.categories.delete({ id: first.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('default'),
    });
    await expect(caller.admin.categories.delete({ id: full.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('1 post'),
    });
    for (const moveToCategoryId of [999, full.id]) {
      await expect(
        caller.admin.categories.delete({ id: full.id, moveToCategoryId }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    await caller.admin.categories.delete({ id: full.id, moveToCategoryId: target.id });
    expect(await db().blogPost.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({
      categoryId: target.id,
    });
  });

  it('is not held by posts in the bin', async () => {
    const { caller } = await signedInAdmin(testApp());
    await createCategory();
    const category = await createCategory();
    const post = await createPost({ categoryId: category.id, deletedAt: new Date() });
    await caller.admin.categories.delete({ id: category.id });
    expect((await caller.admin.posts.get({ id: post.id })).categoryId).toBeNull();
  });
});

describe('the inbox', () => {
  it('lists requests newest first without spam, filters and searches over all words', async () => {
    const { caller } = await signedInAdmin(testApp());
    await createRequest({
      firstName: 'Grace',
      lastName: 'Hopper',
      createdAt: new Date('2026-01-01'),
    });
    await createRequest({ createdAt: new Date('2026-01-02') });
    await createRequest({ status: 'spam', firstName: 'Spammer' });
    const names = async (input: Parameters<typeof caller.admin.inbox.list>[0]) =>
      (await caller.admin.inbox.list(input)).items.map((entry) => entry.firstName);
    expect(await names({})).toEqual(['Ada', 'Grace']);
    expect(await names({ status: 'spam' })).toEqual(['Spammer']);
    expect(await names({ search: 'grace HOPPER' })).toEqual(['Grace']);
    expect(await names({ search: 'grace lovelace' })).toEqual([]);
    await createRequest({
      firstName: 'Zoë',
      email: 'zoe@mills.example',
      phoneNumber: '+16125550177',
      createdAt: new Date('2025-01-01'),
    });
    for (const search of ['zoe', 'mills', '5550177', '0177', 'zoe@mills.example', '+16125550177']) {
      expect(await names({ search })).toEqual(['Zoë']);
    }
    expect(await caller.admin.inbox.unreadCount()).toBe(3);
  });

  it('keeps status and note, and logs who changed the status', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    await caller.admin.inbox.update({ id, note: 'Called back' });
    expect(await caller.admin.inbox.update({ id, status: 'replied' })).toMatchObject({
      status: 'replied',
      note: 'Called back',
    });
    expect(await caller.admin.inbox.unreadCount()).toBe(0);
    expect((await caller.admin.activity.list({})).items).toMatchObject([
      { actor: `admin:${admin.username}`, action: 'marked as replied', targetId: String(id) },
    ]);
    await expect(caller.admin.inbox.update({ id: 999, status: 'read' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('exports CSV that a spreadsheet reads whole and runs nothing of', async () => {
    const { caller } = await signedInAdmin(testApp());
    await createRequest({
      firstName: '=HYPERLINK("http://evil.example")',
      lastName: '@SUM(A1)',
      company: '-2+3',
      phoneNumber: '+12015550100',
      description: 'Two "quoted" words,\nand a line',
      note: '\t=1+1',
    });
    const { fileName, csv } = await caller.admin.inbox.exportCsv({});
    expect(fileName).toMatch(/^contact-requests-\d{4}-\d{2}-\d{2}\.csv$/);
    const [heading, ...rows] = csv.split('\r\n');
    expect(heading).toContain('First name,Last name,E-mail');
    expect(rows.join('\r\n')).toContain(
      `"'=HYPERLINK(""http://evil.example"")",'@SUM(A1),ada@example.com,'+12015550100,'-2+3,,,"Two ""quoted"" words,\nand a line",'\t=1+1\r\n`,
    );
  });
});

describe('without a key', () => {
  it('a request for an AI draft says what to set and leaves a row in the request log', async () => {
    const { caller } = await signedInAdmin(testApp());
    expect(await caller.admin.aiDrafts.status()).toMatchObject({
      isConfigured: false,
      hint: expect.stringContaining('OPENAI_API_KEY'),
    });
    await expect(caller.admin.generate({ subject: 'Planning' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('OPENAI_API_KEY'),
    });
    expect(await db().aiDraft.findMany()).toMatchObject([{ outcome: 'notConfigured' }]);
    expect(await db().activityEntry.findMany({ where: { targetType: 'AI draft' } })).toMatchObject([
      { action: 'failed to generate', summary: 'Planning' },
    ]);
  });
});
