import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeveloper } from '../factories/developers.ts';
import { resetDatabase, testDatabase } from '../setup/database/database.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { runSiteHere } from '../setup/programs/site-program.ts';

const dataDir = path.join(temporaryDataDir(), 'data');
const site = (...args: string[]) =>
  runSiteHere(['developer', ...args], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl() });
const row = (id: number) => testDatabase().prisma.developer.findUniqueOrThrow({ where: { id } });

beforeEach(resetDatabase);

describe('site developer', () => {
  it('lists who is in the network, and who is hidden', async () => {
    await createDeveloper({ developerName: 'Ada' });
    await createDeveloper({ developerName: 'Bo', hiddenAt: new Date(), profileCompletedAt: null });
    const all = await site('list');
    expect(all.output).toMatch(/Ada .*shown/);
    expect(all.output).toMatch(/Bo .*hidden/);
    expect((await site('list', '--hidden')).output).not.toContain('Ada');
    expect((await site('list', '--search', 'nobody')).output).toBe('No developer fits.\n');
    const json = JSON.parse((await site('list', '--json')).output);
    expect(json).toMatchObject({ total: 2, page: 1 });
  });

  it('says who shares something with whom', async () => {
    const bio = 'The same words about the same work, in the same order as everybody here writes.';
    const { id } = await createDeveloper({ developerName: 'Ada', bio });
    const { id: other } = await createDeveloper({ developerName: 'Bo', bio });
    const { output } = await site('list');
    expect(output).toMatch(new RegExp(`Ada .*Same words as ${other}`));
    expect(output).toMatch(new RegExp(`Bo .*Same words as ${id}`));
  });

  it('hides a profile with a reason and shows it again, both in the activity log', async () => {
    const { id } = await createDeveloper();
    const hidden = await site('hide', String(id), '--reason', 'The photo shows somebody else.');
    expect(hidden).toMatchObject({ code: 0 });
    expect(await row(id)).toMatchObject({
      hiddenAt: expect.any(Date),
      hiddenReason: 'The photo shows somebody else.',
    });
    expect((await site('show', String(id))).code).toBe(0);
    expect(await row(id)).toMatchObject({ hiddenAt: null });
    const log = await testDatabase().prisma.activityEntry.findMany({ orderBy: { id: 'asc' } });
    expect(log.map(({ actor, action }) => [actor, action])).toEqual([
      ['command line', 'hid'],
      ['command line', 'showed'],
    ]);
  });

  it.each([
    [['hide', '999', '--reason', 'Somebody else.'], 1],
    [['hide', 'x', '--reason', 'Somebody else.'], 1],
    [['hide', '1', '--reason', 'no'], 1],
    [['hide', '1'], 2],
    [['show', '999'], 1],
  ])('refuses %j in a sentence', async (args, code) => {
    const answer = await site(...args);
    expect(answer.code).toBe(code);
    expect(answer.output.trim()).not.toBe('');
    expect(answer.output).not.toMatch(/ at .*\.ts/);
  });
});
