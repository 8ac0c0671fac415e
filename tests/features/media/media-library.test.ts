import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aboutKind } from '../../../src/features/about/words/about.ts';
import type { MediaSort } from '../../../src/features/media/media-library.ts';
import { pictureStem } from '../../../src/shared/media/media.ts';
import { encodingTimeoutMs, uploadAsAdmin } from '../../factories/admin-upload.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createLibraryPicture } from '../../factories/library-pictures.ts';
import { createFlatPicture } from '../../factories/pictures.ts';
import { startEditing } from '../../factories/posts/editor.ts';
import { createAutosave } from '../../factories/posts/post-drafts.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const db = () => testApp().deps.db.prisma;

describe('the media library', () => {
  it('holds what was uploaded, under the name of its file', {
    timeout: encodingTimeoutMs,
  }, async () => {
    const file = { name: 'C:\\holiday\\Über den Wolken.png' };
    const { url } = (
      await uploadAsAdmin(testApp(), await createFlatPicture(40, 30), { file })
    ).json();
    const { caller } = await signedInAdmin(testApp(), { role: 'author' });
    const { items } = await caller.admin.media.list({ search: 'wolken' });
    expect(items).toMatchObject([
      {
        ...{ id: pictureStem(url), url, name: 'Über den Wolken.png', widthPx: 40, heightPx: 30 },
        ...{ postCount: 0, contentCount: 0, mayChange: false, focusX: 50, focusY: 50 },
      },
    ]);
  });

  it('is searched by name and description, whatever signs they hold', async () => {
    const { caller } = await signedInAdmin(testApp());
    const hundred = await createLibraryPicture({ name: '100%.png' });
    await createLibraryPicture({ name: '1000.png', altText: 'A ridge' });
    const found = async (search: string) =>
      (await caller.admin.media.list({ search })).items.map(({ name }) => name);
    expect(await found('100%')).toEqual(['100%.png']);
    expect(await found('RIDGE')).toEqual(['1000.png']);
    await caller.admin.media.update({ id: hundred.id, altText: 'A full meter', focusX: 10 });
    expect((await caller.admin.media.list({ search: 'meter' })).items).toMatchObject([
      { name: '100%.png', altText: 'A full meter', focusX: 10, focusY: 50 },
    ]);
  });

  it('is ordered by age, name or size, with nameless pictures last', async () => {
    const { caller } = await signedInAdmin(testApp());
    const day = (date: number) => ({ createdAt: new Date(2026, 0, date) });
    await createLibraryPicture({ name: 'tarn.png', ...day(1) });
    await createLibraryPicture({ name: '', ...day(2) });
    await createLibraryPicture({ name: 'col.png', byteSize: 9, ...day(3) });
    const names = async (sort?: MediaSort) =>
      (await caller.admin.media.list({ sort })).items.map(({ name }) => name);
    expect(await names()).toEqual(['col.png', '', 'tarn.png']);
    expect(await names('name')).toEqual(['col.png', 'tarn.png', '']);
    expect((await names('size'))[0]).toBe('col.png');
  });

  it('refuses a form that was filled before somebody else saved', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createLibraryPicture({ name: 'cirque.png' });
    const seen = { name: 'cirque.png', altText: '', focusX: 50, focusY: 50, isKept: false };
    await caller.admin.media.update({ id, ...seen, altText: 'A bowl of rock', seen });
    await expect(
      caller.admin.media.update({ id, ...seen, focusX: 10, seen }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('changed elsewhere'),
    });
    const { items } = await caller.admin.media.list({ search: 'cirque' });
    expect(items).toMatchObject([{ altText: 'A bowl of rock', focusX: 50 }]);
  });

  it('knows what posts, their versions and unfinished work show', async () => {
    const { caller, fields, admin } = await startEditing(testApp());
    const [cover, text, former, typed, unused] = [
      await createLibraryPicture(),
      await createLibraryPicture(),
      await createLibraryPicture(),
      await createLibraryPicture(),
      await createLibraryPicture(),
    ];
    const post = { ...fields, imageUrl: former.url, content: `<p><img src="${text.url}"></p>` };
    const { data } = await caller.admin.posts.create(post);
    await caller.admin.posts.update({ ...post, id: data.id, imageUrl: cover.url });
    const typing = { documentId: data.id, adminId: admin.id };
    await createAutosave(typing, { imageUrl: typed.url });
    const list = await caller.admin.media.list({ filter: 'unused' });
    expect(list.items.map(({ id }) => id)).toEqual([unused.id]);
    expect(await caller.admin.media.uses({ id: cover.id })).toEqual({
      posts: [{ id: data.id, title: fields.title }],
      otherPostCount: 0,
      formerPostCount: 0,
      content: [],
    });
    expect(await caller.admin.media.uses({ id: former.id })).toMatchObject({
      posts: [],
      formerPostCount: 1,
    });
    const { caller: author } = await signedInAdmin(testApp(), { role: 'author' });
    expect(await author.admin.media.uses({ id: cover.id })).toMatchObject({
      posts: [],
      otherPostCount: 1,
    });
    for (const shown of [cover, text, former, typed]) {
      await expect(caller.admin.media.delete({ id: shown.id })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    }
    await caller.admin.media.delete({ id: unused.id });
    expect((await caller.admin.media.list({})).total).toBe(4);
  });

  it('knows what content shows, in public, in a draft, in a version that waits and in earlier ones', async () => {
    const { caller } = await signedInAdmin(testApp());
    const [shown, typed, waiting, former] = [
      await createLibraryPicture(),
      await createLibraryPicture(),
      await createLibraryPicture(),
      await createLibraryPicture(),
    ];
    const [kind, release] = ['about', aboutKind.release] as const;
    const [photo] = release.photos.items;
    const withPhoto = (src: string) => ({
      ...structuredClone(release),
      photos: { ...release.photos, items: [{ ...photo, src }] },
    });
    const { content, media } = caller.admin;
    await content.save({ kind, value: withPhoto(former.url) });
    await content.save({ kind, value: withPhoto(shown.url) });
    const publishAt = new Date(Date.now() + 60_000).toISOString();
    await content.save({ kind, value: withPhoto(waiting.url), publishAt });
    const draft = { savedFrom: randomUUID(), seen: null, baseVersion: 2 };
    await content.saveDraft({ kind, text: JSON.stringify(withPhoto(typed.url)), ...draft });
    const path = '/admin?tab=content&kind=about';
    for (const [{ id }, use] of [
      [shown, 'public'],
      [typed, 'draft'],
      [waiting, 'scheduled'],
      [former, 'former'],
    ] as const) {
      expect(await media.uses({ id }), use).toEqual({
        ...{ posts: [], otherPostCount: 0, formerPostCount: 0 },
        content: [{ kind, title: aboutKind.title, path, uses: [use] }],
      });
      await expect(media.delete({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    const { items } = await media.list({});
    const counts = new Map(items.map(({ id, contentCount }) => [id, contentCount]));
    expect([shown, typed, waiting, former].map(({ id }) => counts.get(id))).toEqual([1, 1, 1, 0]);
    const { caller: author } = await signedInAdmin(testApp(), { role: 'author' });
    expect((await author.admin.media.uses({ id: shown.id })).content).toMatchObject([
      { title: aboutKind.title, path: null },
    ]);
  });

  it('lets authors change their own pictures only', async () => {
    const { caller, admin } = await signedInAdmin(testApp(), { role: 'author' });
    const own = await createLibraryPicture({ adminId: admin.id });
    const foreign = await createLibraryPicture();
    await caller.admin.media.update({ id: own.id, name: 'mine' });
    for (const refused of [
      () => caller.admin.media.update({ id: foreign.id, name: 'mine' }),
      () => caller.admin.media.replace({ id: foreign.id, byId: own.id }),
      () => caller.admin.media.delete({ id: foreign.id }),
    ]) {
      await expect(refused()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('knows what a draft in stages and former details show', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const [inText, social] = [await createLibraryPicture(), await createLibraryPicture()];
    const post = await createPost();
    const brief = { subject: 'Hills', reader: '', goal: '', sources: '', voice: '' };
    const draft = await db().stagedDraft.create({
      data: { ...brief, adminId: admin.id },
    });
    const section = { id: randomUUID(), draftId: draft.id, position: 0, heading: '', points: '' };
    await db().stagedSection.create({ data: { ...section, html: `<img src="${inText.url}">` } });
    await caller.admin.posts.details.save({ id: post.id, socialImageUrl: social.url });
    await caller.admin.posts.details.save({ id: post.id, socialImageUrl: '' });
    expect((await caller.admin.media.list({ filter: 'unused' })).items).toEqual([]);
    for (const { id } of [inText, social]) {
      await expect(caller.admin.media.delete({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
  });
});

const noContent = { changed: [], failed: [], left: [] };

describe('a replaced picture', () => {
  it('is no other version where it is replaced by itself', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id, url } = await createLibraryPicture();
    const post = await createPost({ imageUrl: url });
    expect(await caller.admin.media.replace({ id, byId: id })).toEqual({
      ...{ changedCount: 0, failed: [], content: noContent },
    });
    expect((await caller.admin.posts.get({ id: post.id })).version).toBe(1);
  });

  it('makes way in every post, as a version that can be restored', async () => {
    const { caller, fields } = await startEditing(testApp());
    const [old, fresh, other] = [
      await createLibraryPicture(),
      await createLibraryPicture(),
      await createLibraryPicture(),
    ];
    const { data } = await caller.admin.posts.create({
      ...fields,
      imageUrl: old.url,
      content: `<p><img src="${old.url}" alt="A hill"><img src="${other.url}" alt=""></p>`,
    });
    await createPost({ imageUrl: other.url });
    const answer = await caller.admin.media.replace({ id: old.id, byId: fresh.id });
    expect(answer).toEqual({ changedCount: 1, failed: [], content: noContent });
    const after = await caller.admin.posts.get({ id: data.id });
    expect(after).toMatchObject({ imageUrl: fresh.url, version: 2 });
    expect(after.content).toContain(`src="${fresh.url}"`);
    expect(after.content).toContain('alt="A hill"');
    expect(after.content).toContain(`src="${other.url}"`);
    expect(after.content).not.toContain(old.id);
    expect(await caller.admin.media.uses({ id: old.id })).toMatchObject({ formerPostCount: 1 });
  });

  it('stays where its post belongs to somebody else', async () => {
    const { caller, admin } = await signedInAdmin(testApp(), { role: 'author' });
    const old = await createLibraryPicture({ adminId: admin.id });
    const fresh = await createLibraryPicture();
    const foreign = await createPost({ imageUrl: old.url });
    expect(await caller.admin.media.replace({ id: old.id, byId: fresh.id })).toEqual({
      changedCount: 0,
      failed: [{ id: foreign.id, message: 'Post not found' }],
      content: noContent,
    });
  });
});
