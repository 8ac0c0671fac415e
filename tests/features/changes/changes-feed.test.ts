import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { creatorProfilesKind } from '../../../src/features/creators/words/creator-profiles.ts';
import { creatorsKind } from '../../../src/features/creators/words/creators.ts';
import { furtherCreatorsKind } from '../../../src/features/creators/words/further-creators.ts';
import { furtherTermsKind } from '../../../src/features/glossary/words/further-terms.ts';
import { glossaryTermsKind } from '../../../src/features/glossary/words/glossary-terms.ts';
import { termTextKinds } from '../../../src/features/glossary/words/term-texts.ts';
import { pathKinds } from '../../../src/features/learning-paths/words/path-kinds.ts';
import { libraryKinds } from '../../../src/features/prompts/words/prompt-kinds.ts';
import { paths } from '../../../src/shared/paths.ts';
import { dayMs, hourMs } from '../../../src/shared/time/durations.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const now = new Date('2026-11-27T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

const { terms } = furtherTermsKind.release;
const brook = {
  slug: 'brook',
  term: 'Brook & “Burn”',
  definition: 'A <small> stream.',
  category: 'General',
};

/** Publishes, as if it had been at this time. */
async function publish(kind: string, value: object, at: Date = now): Promise<void> {
  const { caller } = await signedInAdmin(testApp());
  const { version } = await caller.admin.content.save({ kind, value: { ...value } });
  await testDatabase().pool.query(
    `UPDATE "DocumentVersion" AS saved SET "updatedAt" = $1
     FROM "Document" AS created
     WHERE created."id" = saved."documentId" AND created."kind" = $2 AND saved."version" = $3`,
    [at, kind, version],
  );
}

const publishTerms = (changed: readonly object[], at?: Date) =>
  publish(furtherTermsKind.name, { ...furtherTermsKind.release, terms: changed }, at);

const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

async function openFeed() {
  const { statusCode, headers, body } = await testApp().app.inject({ url: paths.changesFeed });
  expect(statusCode, body).toBe(200);
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window;
  const all = [...document.querySelectorAll('entry')].map((entry) => {
    const text = (name: string) => entry.querySelector(name)?.textContent ?? '';
    return {
      title: text('title'),
      id: text('id'),
      updated: text('updated'),
      summary: text('summary'),
      to: new URL(entry.querySelector('link')?.getAttribute('href') ?? '').pathname,
    };
  });
  const isMonth = ({ title }: { title: string }) => /^\w+ 20\d\d: /.test(title);
  return {
    ...{ headers, body, document, all },
    entries: all.filter((one) => !isMonth(one)),
    months: all.filter(isMonth),
  };
}

const titles = async () => (await openFeed()).entries.map(({ title }) => title);

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

describe('the feed of what changed', () => {
  it('has months of facts only while nobody has published anything', async () => {
    const { entries, months } = await openFeed();
    expect(entries).toEqual([]);
    expect(months).toHaveLength(12);
  });

  it('has a new term with its page, its meaning and the time of its publication', async () => {
    await publishTerms([...terms, brook], new Date('2026-11-20T09:30:00Z'));
    const { entries, document } = await openFeed();
    expect(entries).toEqual([
      {
        title: 'New term: Brook & “Burn”',
        id: expect.stringMatching(/\/tools\.xml#2026-11-term-brook$/),
        updated: '2026-11-20T09:30:00.000Z',
        summary: 'A <small> stream.',
        to: '/glossary/brook',
      },
    ]);
    expect(document.querySelector('feed > updated')?.textContent).toBe('2026-11-20T09:30:00.000Z');
  });

  it('has a changed term, also when only the text of its page changed', async () => {
    const [first] = terms;
    await publishTerms([{ ...first, definition: 'Something else.' }, ...terms.slice(1)]);
    const [kind] = termTextKinds;
    const [text, ...others] = kind?.release.texts ?? [];
    await publish(kind?.name ?? '', {
      ...kind?.release,
      texts: [{ ...text, plain: 'In plainer words.' }, ...others],
    });
    const named = [...terms, ...glossaryTermsKind.release.terms];
    const written = named.find(({ slug }) => slug === text?.slug)?.term;
    expect((await titles()).toSorted()).toEqual(
      [`Changed term: ${first?.term}`, `Changed term: ${written}`].toSorted(),
    );
  });

  it('has new and changed prompts, creators and learning paths', async () => {
    const [library] = libraryKinds;
    const [prompt, ...prompts] = library?.release.prompts ?? [];
    await publish(library?.name ?? '', {
      ...library?.release,
      prompts: [
        { ...prompt, summary: 'Another summary of it.' },
        ...prompts,
        { ...prompt, slug: 'a-new-one', title: 'A new one' },
      ],
    });
    const { release } = furtherCreatorsKind;
    const [creator, ...creators] = release.creators;
    await publish(furtherCreatorsKind.name, {
      ...release,
      creators: [
        { ...creator, text: 'Films how a lock is kept.' },
        ...creators,
        { ...creator, name: 'Ida Weir', handle: '@idaweir' },
      ],
    });
    const [path] = pathKinds;
    await publish(path?.name ?? '', { ...path?.release, goal: 'You end with an app.' });
    const { entries } = await openFeed();
    expect(new Map(entries.map(({ title, to }) => [title, to]))).toEqual(
      new Map([
        [`Changed prompt: ${prompt?.title}`, paths.promptPage(prompt?.slug ?? '')],
        ['New prompt: A new one', paths.promptPage('a-new-one')],
        [`Changed creator: ${creator?.name}`, paths.creators],
        ['New creator: Ida Weir', paths.creators],
        [`Changed learning path: ${path?.release.name}`, paths.learningPath('first-app')],
      ]),
    );
    expect(entries.map(({ summary }) => summary)).toContain('You end with an app.');
  });

  it('has a creator whose card or category changed, and none that no section shows', async () => {
    const { release } = creatorProfilesKind;
    const [star, ...stars] = release.risingStars;
    const changed = { ...release, risingStars: [{ ...star, specialty: 'Locks' }, ...stars] };
    await publish(creatorProfilesKind.name, changed);
    expect(await titles()).toEqual([`Changed creator: ${star?.name}`]);
    const shown = ['topCreators', 'liveDemos', 'trendingVideos', 'risingStars', 'categories'];
    await publish(creatorsKind.name, {
      ...creatorsKind.release,
      sections: shown.map((id) => ({ id, isShown: !['risingStars', 'categories'].includes(id) })),
    });
    expect(await titles()).toEqual([]);
  });

  it('begins with the newest, and mixes months of facts in by their days', async () => {
    await publishTerms([...terms, brook], daysAgo(20));
    const [path] = pathKinds;
    await publish(path?.name ?? '', { ...path?.release, goal: 'You end with an app.' }, daysAgo(2));
    const { all, entries, document } = await openFeed();
    expect(entries.map(({ title }) => title)).toEqual([
      `Changed learning path: ${path?.release.name}`,
      'New term: Brook & “Burn”',
    ]);
    const times = all.map(({ updated }) => Date.parse(updated));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const newest = document.querySelector('feed > updated')?.textContent ?? '';
    expect(Date.parse(newest)).toBe(times[0]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('says of an entry once that it is new, at the time of its last change', async () => {
    await publishTerms([...terms, brook], daysAgo(10));
    await publishTerms([...terms, { ...brook, definition: 'Water on its way.' }], daysAgo(3));
    await publishTerms([...terms, { ...brook, definition: 'Water on its way.' }], daysAgo(1));
    const { entries } = await openFeed();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      title: 'New term: Brook & “Burn”',
      updated: daysAgo(3).toISOString(),
      summary: 'Water on its way.',
    });
  });

  it('keeps the id of an entry that changes again within its month', async () => {
    await publishTerms([...terms, brook], new Date('2026-11-05T10:00:00Z'));
    const before = (await openFeed()).entries;
    await publishTerms([...terms, { ...brook, term: 'Burn' }], new Date('2026-11-25T10:00:00Z'));
    const after = (await openFeed()).entries;
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.title).toBe('New term: Burn');
  });

  it('leaves out what is as before, what is gone, and what is older than a month', async () => {
    const [first, second] = terms;
    await publishTerms([{ ...first, definition: 'Older news.' }, ...terms.slice(1)], daysAgo(40));
    const known = [{ ...first, definition: 'Older news.' }, ...terms.slice(1)];
    await publishTerms([...known, brook], daysAgo(9));
    const changed = known.map((one) => (one.slug === second?.slug ? { ...one, term: 'X' } : one));
    await publishTerms(changed, daysAgo(8));
    await publishTerms(known, daysAgo(7));
    expect(await titles()).toEqual([]);
  });

  it('leaves out an entry that only moved, and a save that changed nothing', async () => {
    await publishTerms([...terms].reverse());
    const { release } = glossaryTermsKind;
    await publish(glossaryTermsKind.name, release);
    for (const { name, release: value } of [...pathKinds, ...libraryKinds, creatorProfilesKind]) {
      await publish(name, value);
    }
    expect(await titles()).toEqual([]);
  });

  it('has no drafts, and nothing that waits for its time', async () => {
    const { caller } = await signedInAdmin(testApp());
    const value = { ...furtherTermsKind.release, terms: [...terms, brook] };
    await caller.admin.content.save({
      ...{ kind: furtherTermsKind.name, value },
      publishAt: new Date(now.getTime() + hourMs).toISOString(),
      unpublishAt: null,
    });
    expect(await titles()).toEqual([]);
  });

  it('does not take entries for new whose earlier versions are not kept any more', async () => {
    await publishTerms([...terms, brook], daysAgo(6));
    await publishTerms([...terms, { ...brook, term: 'Burn' }], daysAgo(5));
    await testDatabase().pool.query('DELETE FROM "DocumentVersion" WHERE "version" = 1');
    expect(await titles()).toEqual([]);
  });

  it('has at most 100 entries of content', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...brook,
      slug: `brook-${index}`,
      term: `Brook ${index}`,
    }));
    await publishTerms([...terms, ...many]);
    const { entries, months } = await openFeed();
    expect(entries).toHaveLength(100);
    expect(months).toHaveLength(12);
  });
});

describe('the cache of the feed', () => {
  it('lets everybody keep it, and a publication renews it', async () => {
    const { headers } = await openFeed();
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=30/);
    const ask = () =>
      testApp().app.inject({
        url: paths.changesFeed,
        headers: { 'if-none-match': String(headers.etag) },
      });
    expect((await ask()).statusCode).toBe(304);
    await publishTerms([...terms, brook]);
    const changed = await ask();
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('New term');
  });
});
