import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSiteHere } from '../setup/programs/site-program.ts';
import { momentAfter, setUpRestorableSites } from '../setup/sites/restorable-site.ts';

const { place, open, openGood, withoutTarget, restore, written, kept, ofKind, fileOf } =
  setUpRestorableSites();

describe('a moment that cannot be restored', { timeout: 120_000 }, () => {
  async function storedSite(): Promise<string> {
    const site = await openGood();
    await site.write('here');
    const moment = await momentAfter(site);
    await site.close();
    return moment;
  }

  it('is none, lies ahead or lies before what is stored', async () => {
    await storedSite();
    for (const [moment, sentence] of [
      ['2026-12-01 14:30', /^--to must be a moment with its zone, such as .*\.\n$/],
      ['tomorrow', /^--to must be a moment with its zone/],
      ['2190-01-01T00:00:00Z', /^2190-01-01T00:00:00Z lies ahead\.\n$/],
      ['2020-01-01T00:00:00Z', /^\S+point-in-time goes back to \S+ only\.\n$/],
    ] as const) {
      const answer = { code: 1, output: expect.stringMatching(sentence) };
      expect(await restore(moment, '--replace')).toEqual(answer);
    }
    expect(await written()).toContain('here');
  });

  it('needs a target, the embedded database, and leave to replace what is there', async () => {
    const moment = await storedSite();
    expect((await restore(moment)).output).toMatch(
      /^This data folder holds a database already\. .*--replace/,
    );
    const server = { ...place.env, DATABASE_URL: 'postgresql://user@127.0.0.1:9/site' };
    const onServer = await runSiteHere(['restore', '--to', moment], server);
    expect(onServer.output).toMatch(/^DATABASE_URL is set: the tools of that server/);
    const nowhere = await runSiteHere(['restore', '--to', moment], withoutTarget());
    expect(nowhere.output).toMatch(/^There is no target of backups/);
    const both = await runSiteHere(['restore', 'file', '--to', moment], place.env);
    expect(both).toMatchObject({ code: 2, output: expect.stringContaining('name a file, or') });
  });

  it('waits for the site to be stopped', async () => {
    const site = await openGood();
    expect(await restore('latest', '--replace')).toEqual({
      code: 1,
      output: expect.stringMatching(/^A site runs on \S+\. Stop it first: .*\n$/),
    });
    await site.write('unharmed');
    await site.close();
    expect(await written()).toContain('unharmed');
  });

  it('has a gap before it, while moments before the gap can be restored', async () => {
    const moment = await storedSite();
    for (const slug of ['one', 'two']) {
      const site = await open();
      await site.write(slug);
      await site.close();
    }
    const missing = ofKind('wal').at(-2);
    rmSync(fileOf(missing?.name ?? ''));
    expect(await restore('latest', '--replace')).toEqual({
      code: 1,
      output: expect.stringMatching(/^The log in the target has a gap: .* It leads up to .*\.\n$/),
    });
    expect(await restore(moment, '--replace')).toMatchObject({ code: 0 });
    expect(await written()).toEqual(['here']);
  });

  it('has a gap right behind the files of the whole', async () => {
    await storedSite();
    const [base] = ofKind('base').flatMap((file) => (file.kind === 'base' ? [file] : []));
    for (const file of kept()) {
      if (file.kind === 'wal' && base && file.from <= base.start) {
        rmSync(fileOf(file.name));
      }
    }
    expect((await restore('latest', '--replace')).output).toMatch(/has a gap/);
  });

  it('leaves what was there when it is killed while the folders change places', async () => {
    await storedSite();
    const cluster = path.join(place.dataDir, 'postgres', 'cluster');
    renameSync(cluster, `${cluster}.replaced`);
    expect(await written()).toEqual(['here']);
  });

  it('has damaged files, and replaces nothing', async () => {
    await storedSite();
    const [base] = ofKind('base');
    const file = fileOf(base?.name ?? '');
    writeFileSync(file, readFileSync(file).subarray(0, 100_000));
    expect(await restore('latest', '--replace')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^\S+ is no whole backup of this site: it is cut off or damaged/,
      ),
    });
    expect(await written()).toContain('here');
    expect(
      readdirSync(path.join(place.dataDir, 'postgres')).filter((name) => /cluster\./.test(name)),
    ).toEqual([]);
  });
});
