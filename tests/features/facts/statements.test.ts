import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../../src/app/content-kinds.ts';
import { noteStatementsOfRelease } from '../../../src/features/content/server/content-facts.service.ts';
import { toolFactKinds } from '../../../src/features/tools/words/tool-facts.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-12-01T10:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
const [kind] = toolFactKinds;
const search = 'replit-agent: Price';

beforeEach(async () => {
  now = new Date('2026-12-01T10:00:00Z');
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

async function world() {
  const { caller } = await signedInAdmin(testApp());
  const { facts, content } = caller.admin;
  const note = () => noteStatementsOfRelease(testApp().deps, contentKinds);
  await note();
  const listed = async (filter: 'due' | 'later') =>
    (await facts.rechecks({ filter, search })).items;
  /** Saves the release with another statement in this cell. */
  const publish = (change: { text?: string; day?: string }) => {
    const tools = kind.release.tools.map(({ slug, facts: stated }) => ({
      slug,
      facts: stated.map(({ cell, text, source, said }) => {
        const isMeant = slug === 'replit-agent' && cell === 'Price';
        const saidThen = change.day ? { label: change.day, dateTime: change.day } : said;
        return isMeant
          ? { cell, source, text: change.text ?? text, said: saidThen }
          : { cell, text, source, said };
      }),
    }));
    return content.save({ kind: kind.name, value: { ...kind.release, tools } });
  };
  return { facts, content, note, listed, publish };
}

describe('a cell of the page of a tool', () => {
  it('comes due half a year after it was read, with its source', async () => {
    const { listed } = await world();
    expect(await listed('due')).toEqual([]);
    now = new Date('2027-05-26T00:00:00Z');
    expect(await listed('due')).toMatchObject([
      {
        kind: 'statement',
        words: search,
        sentence: expect.stringContaining('Core costs from $20 a month'),
        sourceUrl: 'https://github.com/robhunter/agentdeals',
        recheckAt: new Date('2027-05-26T00:00:00Z'),
        target: { kind: 'content', id: kind.name },
      },
    ]);
  });

  it('that is still true comes due half a year later, also after another start', async () => {
    now = new Date('2027-06-01T00:00:00Z');
    const { facts, listed, note } = await world();
    const [due] = await listed('due');
    await facts.recheck({ id: due?.id ?? 0, outcome: 'stillTrue' });
    await note();
    expect(await listed('due')).toEqual([]);
    expect(await listed('later')).toMatchObject([{ recheckAt: new Date('2027-12-01T00:00:00Z') }]);
  });

  it('that the owner has written anew comes due half a year after its new day', async () => {
    const { listed, publish } = await world();
    await publish({ text: 'Core costs $25 a month.', day: '2026-12-10' });
    expect(await listed('later')).toMatchObject([
      {
        sentence: 'replit-agent: Price. Core costs $25 a month.',
        recheckAt: new Date('2027-06-10T00:00:00Z'),
      },
    ]);
  });

  it('that was read again on a later day comes due later', async () => {
    const { listed, publish } = await world();
    await publish({ day: '2026-12-10' });
    expect(await listed('later')).toMatchObject([{ recheckAt: new Date('2027-06-10T00:00:00Z') }]);
  });

  it('that was taken back is the one before, with its day', async () => {
    const { listed, publish } = await world();
    const [before] = await listed('later');
    await publish({ text: 'Core costs $25 a month.' });
    await publish({});
    expect(await listed('later')).toEqual([before]);
  });

  it('is no open fact of its form', async () => {
    const { facts } = await world();
    expect((await facts.of({ contentKind: kind.name })).answers).toEqual([]);
  });
});
