import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { peopleKind } from '../../../src/features/about/words/people.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const { name: kind, title, fields, release } = peopleKind;
const person = {
  ...{ name: 'Ada King', role: 'Lead engineer', text: 'Plans what is built.' },
  ...{ links: [], isSample: false },
};
const value = { ...release, people: [person] };

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const filesThatName = (pattern: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .filter((file) => pattern.test(readFileSync(`src/${file}`, 'utf8')))
    .sort();

describe('a new kind, as CONTRIBUTING.md describes it by the people of the team,', () => {
  it('is three files, and a line in the list of kinds', () => {
    expect(filesThatName(/peopleKind|drawnContent: \['people'\]/)).toEqual([
      'app/content-kinds.ts',
      'features/about/page.ts',
      'features/about/web/Team.tsx',
      'features/about/words/people.ts',
    ]);
    const list = readFileSync('src/app/content-kinds.ts', 'utf8');
    expect(list.match(/peopleKind/g)).toHaveLength(2);
  });

  it('has list, form, history, draft and page by that', async () => {
    const { caller } = await signedInAdmin(testApp());
    const listed = (await caller.admin.content.list()).find((one) => one.kind === kind);
    expect(listed).toMatchObject({ title, changedAt: null });
    expect(await caller.admin.content.form({ kind })).toMatchObject({ title, fields, release });
    await caller.admin.content.save({ kind, value, version: 0 });
    expect(await caller.admin.content.versions({ kind })).toHaveLength(1);
    const draft = { kind, baseVersion: 1, savedFrom: crypto.randomUUID(), seen: null };
    await caller.admin.content.saveDraft({ ...draft, text: JSON.stringify(value) });
    expect((await caller.admin.content.draft({ kind })).draft).not.toBeNull();
    expect((await testApp().app.inject('/about')).body).toContain('Plans what is built.');
  });

  it('is read and written over REST', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const url = `/api/admin/content/${kind}`;
    const read = await testApp().app.inject({ url, headers: { cookie } });
    expect(read.json()).toMatchObject({ kind, version: 0, value: release });
    const written = await testApp().app.inject({
      ...{ method: 'PUT', url, payload: { value } },
      headers: { cookie, 'if-match': String(read.headers.etag), origin: 'http://localhost:3000' },
    });
    expect(written.statusCode).toBe(200);
    const published = await testApp().app.inject(`/api/content/${kind}`);
    expect(published.json().values[kind].people).toEqual([person]);
  });
});
