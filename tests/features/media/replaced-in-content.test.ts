import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aboutKind } from '../../../src/features/about/words/about.ts';
import { peopleKind } from '../../../src/features/about/words/people.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createLibraryPicture } from '../../factories/library-pictures.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

let now = new Date();
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

beforeEach(async () => {
  now = new Date();
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

const about = aboutKind.name;
const people = peopleKind.name;
const { release } = aboutKind;
const withPortrait = (src: string) => ({ ...release, portrait: { ...release.portrait, src } });
const person = (src: string, text: string) => ({
  ...{ name: 'Noor', role: 'Designer', text, links: [], isSample: false },
  picture: { src, alt: 'Noor at a desk' },
});
const withPerson = (src: string, text = 'Draws.') => ({
  ...peopleKind.release,
  people: [person(src, text)],
});
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const wait = async (minutes: number) => {
  now = new Date(inMinutes(minutes));
  return runDueJobs(testApp());
};

type Admin = Awaited<ReturnType<typeof signedInAdmin>>['caller']['admin'];
const portraitOf = (value: Record<string, unknown>) => (value as typeof release).portrait.src;
const publicPortrait = async ({ content }: Admin) =>
  portraitOf((await content.get({ kind: about })).value);

const owner = async () => (await signedInAdmin(testApp())).caller.admin;
const twoPictures = async () =>
  [await createLibraryPicture(), await createLibraryPicture()] as const;

describe('a picture that is replaced in the library', () => {
  it('makes way in posts and in every kind of content at once, for readers too', async () => {
    const admin = await owner();
    const [old, fresh] = await twoPictures();
    await createPost({ imageUrl: old.url });
    await admin.content.save({ kind: about, value: withPortrait(old.url) });
    await admin.content.save({ kind: people, value: withPerson(old.url) });
    expect(await admin.media.replace({ id: old.id, byId: fresh.id })).toEqual({
      ...{ changedCount: 1, failed: [] },
      content: { changed: [aboutKind.title, peopleKind.title], failed: [], left: [] },
    });
    expect(await admin.content.get({ kind: people })).toMatchObject({
      value: withPerson(fresh.url),
    });
    expect(testApp().deps.content.valueOf(aboutKind).portrait).toEqual({
      ...release.portrait,
      src: fresh.url,
    });
  });

  it('makes way inside links of a text, in any of its sizes', async () => {
    const admin = await owner();
    const [old, fresh] = await twoPictures();
    const small = `/media/${old.id}-w480.webp`;
    const hero = (url: string) => ({ ...release.hero, intro: `See [the hill](${url}) first.` });
    await admin.content.save({ kind: about, value: { ...release, hero: hero(small) } });
    await admin.media.replace({ id: old.id, byId: fresh.id });
    const { value } = await admin.content.get({ kind: about });
    expect(value).toMatchObject({ hero: hero(fresh.url) });
  });

  it('leaves a version that can be restored, saved by who replaced it', async () => {
    const { caller, admin: account } = await signedInAdmin(testApp());
    const { admin } = caller;
    const [old, fresh] = await twoPictures();
    await admin.content.save({ kind: about, value: withPortrait(old.url) });
    await admin.media.replace({ id: old.id, byId: fresh.id });
    expect(await admin.content.versions({ kind: about })).toMatchObject([
      { version: 2, savedBy: `admin:${account.username}` },
      { version: 1 },
    ]);
    const former = await admin.content.version({ kind: about, version: 1 });
    expect(portraitOf(former)).toBe(old.url);
    await admin.content.save({ kind: about, value: former });
    expect(await publicPortrait(admin)).toBe(old.url);
  });

  it('makes way in a version that waits, which keeps its times', async () => {
    const admin = await owner();
    const [old, fresh] = await twoPictures();
    const times = { publishAt: inMinutes(10), unpublishAt: inMinutes(20) };
    await admin.content.save({ kind: about, value: withPortrait(old.url), ...times });
    const { content } = await admin.media.replace({ id: old.id, byId: fresh.id });
    expect(content.changed).toEqual([aboutKind.title]);
    const { scheduled, version } = await admin.content.get({ kind: about });
    expect(scheduled).toMatchObject({
      value: withPortrait(fresh.url),
      publishAt: new Date(times.publishAt),
      unpublishAt: new Date(times.unpublishAt),
    });
    expect(version).toBe(0);
    await wait(11);
    expect(await publicPortrait(admin)).toBe(fresh.url);
    await wait(21);
    expect(await publicPortrait(admin)).toBe(release.portrait.src);
  });

  it('does not come back when a publication ends', async () => {
    const admin = await owner();
    const [old, fresh] = await twoPictures();
    const lasting = { ...withPortrait(old.url), hero: { ...release.hero, title: 'For good' } };
    const unpublishAt = inMinutes(10);
    await admin.content.save({ kind: about, value: lasting });
    await admin.content.save({ kind: about, value: withPortrait(old.url), unpublishAt });
    await admin.media.replace({ id: old.id, byId: fresh.id });
    expect(await admin.content.get({ kind: about })).toMatchObject({
      value: withPortrait(fresh.url),
      unpublishAt: new Date(unpublishAt),
    });
    await wait(11);
    expect((await admin.content.get({ kind: about })).value).toMatchObject({
      portrait: { src: fresh.url },
      hero: { title: 'For good' },
    });
  });

  it('stays in a draft, as in unsaved text of a post', async () => {
    const admin = await owner();
    const [old, fresh] = await twoPictures();
    const text = JSON.stringify(withPortrait(old.url));
    const draft = { savedFrom: randomUUID(), seen: null, baseVersion: 0, text };
    await admin.content.saveDraft({ kind: about, ...draft });
    expect(await admin.media.replace({ id: old.id, byId: fresh.id })).toMatchObject({
      content: { changed: [], failed: [], left: [] },
    });
    expect((await admin.content.draft({ kind: about })).draft?.text).toContain(old.url);
    expect(await admin.content.versions({ kind: about })).toEqual([]);
  });

  it('makes no version of content that showed it once', async () => {
    const admin = await owner();
    const [old, fresh] = await twoPictures();
    await admin.content.save({ kind: about, value: withPortrait(old.url) });
    await admin.content.save({ kind: about, value: release });
    const { content } = await admin.media.replace({ id: old.id, byId: fresh.id });
    expect(content.changed).toEqual([]);
    expect(await admin.content.versions({ kind: about })).toHaveLength(2);
  });

  it('stays in content, and the answer says so, when an editor replaces it', async () => {
    const admin = await owner();
    const [old, fresh] = await twoPictures();
    await createPost({ imageUrl: old.url });
    await admin.content.save({ kind: about, value: withPortrait(old.url) });
    const { caller: editor } = await signedInAdmin(testApp(), { role: 'editor' });
    expect(await editor.admin.media.replace({ id: old.id, byId: fresh.id })).toEqual({
      ...{ changedCount: 1, failed: [] },
      content: { changed: [], failed: [], left: [aboutKind.title] },
    });
    expect(await publicPortrait(admin)).toBe(old.url);
  });

  it('stays where the kind refuses the longer address, and the rest is changed', async () => {
    const admin = await owner();
    const [old] = await twoPictures();
    const longer = await createLibraryPicture({ widthPx: 16_000 });
    const full = `${'a'.repeat(999 - old.url.length)} ${old.url}`;
    await admin.content.save({ kind: about, value: withPortrait(old.url) });
    await admin.content.save({ kind: people, value: withPerson(old.url, full) });
    const { content } = await admin.media.replace({ id: old.id, byId: longer.id });
    expect(content).toEqual({
      changed: [aboutKind.title],
      failed: [{ title: peopleKind.title, message: expect.stringContaining('1000') }],
      left: [],
    });
    expect((await admin.content.get({ kind: people })).value).toMatchObject(
      withPerson(old.url, full),
    );
  });
});
