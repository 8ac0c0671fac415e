import { beforeEach, describe, expect, it } from 'vitest';
import { identityKind } from '../../../src/shared/content/identity.ts';
import { databaseUrl } from '../../setup/database/database-url.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runSiteHere } from '../../setup/programs/site-program.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';
import { createOwner } from './owner.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const dataDir = temporaryDataDir();

beforeEach(async () => {
  // Content in memory and drawn pages outlive the rows of the test before.
  const { content, contentBus } = testApp().deps;
  await content.refresh();
  await contentBus.announce();
});

const page = async (url: string) => (await testApp().app.inject(url)).body;

describe('pages', () => {
  it.each([
    ['/', 'Working with us, in their words</h2>'],
    ['/', 'Sample projects with invented clients.'],
    ['/about', 'What working with Robin is like</h2>'],
    ['/examples', 'The other five are sample projects'],
    ['/examples', 'Morning Loaf'],
  ])('%s loses "%s" with the samples', async (url, text) => {
    const { contentBus, content } = testApp().deps;
    expect(await page(url)).toContain(text);
    const heard = new Promise<void>((resolve) => contentBus.onChange(() => resolve()));
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl() };
    expect((await runSiteHere(['samples', 'remove', '--yes'], env)).code).toBe(0);
    await heard;
    await content.refresh();
    expect(await page(url)).not.toContain(text);
  });

  it.each(['/privacy', '/terms'])('%s names who runs the site once the owner has', async (url) => {
    expect(await page(url)).not.toContain('This site is run by');
    const owner = await createOwner(testApp());
    await owner.edit(identityKind, (value) => ({ ...value, legalEntity: 'North LLC, Duluth' }));
    expect(await page(url)).toMatch(
      /This site is run by(?:<!-- -->)?: (?:<!-- -->)?North LLC, Duluth/,
    );
  });

  it('have no list of social profiles when the owner has removed all', async () => {
    expect(await page('/terms')).toContain('aria-label="Social profiles"');
    const owner = await createOwner(testApp());
    await owner.edit(identityKind, (value) => ({ ...value, socialLinks: [] }));
    expect(await page('/terms')).not.toContain('aria-label="Social profiles"');
  });
});
