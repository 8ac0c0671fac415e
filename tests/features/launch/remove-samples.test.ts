import { beforeEach, describe, expect, it } from 'vitest';
import { seedPosts } from '../../../prisma/seed/blog.ts';
import { seedDevelopers } from '../../../prisma/seed/developers/seed-developers.ts';
import { seedDatabase } from '../../../prisma/seed/seed.ts';
import { publishVersion } from '../../../src/features/documents/server/published-documents.service.ts';
import { examplesKind } from '../../../src/features/examples/words/examples.ts';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { homeKind } from '../../../src/features/home/words/home.ts';
import { testimonialsKind } from '../../../src/features/testimonials/words/testimonials.ts';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { databaseUrl } from '../../setup/database/database-url.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runSiteHere } from '../../setup/programs/site-program.ts';
import { createOwner } from './owner.ts';

const testApp = setUpTestApp();
const dataDir = temporaryDataDir();

beforeEach(() => seedDatabase(testDatabase().prisma, { mode: 'demo' }));

const site = (args: readonly string[], input = '') =>
  runSiteHere(args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl() }, input);
const remove = () => site(['samples', 'remove', '--yes']);

async function counts() {
  const { prisma } = testDatabase();
  const [posts, developers, contents] = await Promise.all([
    prisma.blogPost.count(),
    prisma.developer.count(),
    prisma.document.count({ where: { address: '' } }),
  ]);
  return { posts, developers, contents };
}

const untouched = { posts: seedPosts.length, developers: seedDevelopers.length, contents: 0 };

describe('site samples remove', () => {
  it('says what it would take, and takes nothing without a yes', async () => {
    const asked = await site(['samples', 'remove'], 'no\n');
    expect(asked.code).toBe(0);
    expect(asked.output).toMatch(/^Posts +15$/m);
    expect(asked.output).toMatch(/^Developers +24$/m);
    expect(asked.output).toMatch(/^Home +3$/m);
    expect(asked.output).toContain('Remove them? (yes/no) ');
    expect(asked.output).toContain('Nothing was changed.');
    expect(await site(['samples', 'remove'])).toMatchObject({ code: 0 });
    expect(await counts()).toEqual(untouched);
  });

  it('takes posts, developers, testimonials and projects out after a yes, once', async () => {
    const owner = await createOwner(testApp());
    const heard = new Promise<void>((resolve) =>
      testApp().deps.contentBus.onChange(() => resolve()),
    );
    const done = await site(['samples', 'remove'], 'yes\n');
    expect(done.code).toBe(0);
    expect(done.output).toMatch(/^Sample +Removed$/m);
    expect(await counts()).toEqual({ posts: 0, developers: 0, contents: 5 });
    // Copies that run drop their pages.
    await heard;
    const storedValue = async (kind: string) =>
      (await owner.caller.admin.content.get({ kind })).value;
    expect(await storedValue('portfolio')).toMatchObject({
      projects: [{ id: 'developer-network', isSample: false }],
    });
    expect(await storedValue('home')).toMatchObject({
      finishedApps: { items: [], sampleNote: null },
    });
    expect(await storedValue('testimonials')).toEqual({ items: [] });
    expect(await storedValue('about')).toMatchObject({
      testimonials: { items: [], sampleNote: null },
    });
    expect(await storedValue('examples')).toMatchObject({ portfolio: { sampleNote: null } });
    const listed = (await owner.list()).map(({ what }) => what).join('\n');
    for (const word of ['of the demo', 'sample entr', 'Testimonials', 'Finished apps']) {
      expect(listed).not.toContain(word);
    }
    expect(await remove()).toEqual({ code: 0, output: 'There are no samples to remove.\n' });
  });

  it('leaves no trace of them in messages, projects, documents and tallies', async () => {
    const { prisma } = testDatabase();
    const sample = await prisma.developer.findFirstOrThrow({ select: { id: true } });
    await createMessage(sample.id);
    await remove();
    expect(await prisma.developerMessage.count()).toBe(0);
    expect(await prisma.developerProject.count()).toBe(0);
    expect(await prisma.document.count({ where: { kind: 'post' } })).toBe(0);
    const { _sum } = await prisma.postTally.aggregate({ _sum: { postCount: true } });
    expect(_sum.postCount ?? 0).toBe(0);
  });

  it('leaves what people have made', async () => {
    await createPost({ title: 'Our first post' });
    const { id } = await createDeveloper();
    await remove();
    const { prisma } = testDatabase();
    expect(await prisma.blogPost.findMany({ select: { title: true } })).toEqual([
      { title: 'Our first post' },
    ]);
    expect(await prisma.developer.findMany({ select: { id: true } })).toEqual([{ id }]);
  });

  it('leaves what somebody has changed, and names it', async () => {
    const { prisma } = testDatabase();
    const [post, developer] = await Promise.all([
      prisma.blogPost.findFirstOrThrow({ select: { id: true, title: true } }),
      prisma.developer.findFirstOrThrow({ select: { id: true, developerName: true } }),
    ]);
    const { id } = post;
    await prisma.blogPost.update({ where: { id }, data: { content: '<p>Ours</p>' } });
    await prisma.developerProject.updateMany({
      where: { developerId: developer.id },
      data: { story: 'Ours' },
    });
    const owner = await createOwner(testApp());
    await owner.edit(testimonialsKind, ({ items }) => ({
      items: items.map((item, index) =>
        index === 0 ? { ...item, quote: 'They listened.' } : item,
      ),
    }));
    await owner.edit(portfolioKind, ({ projects, ...rest }) => ({
      ...rest,
      projects: projects.map((project, index) =>
        index === 1 ? { ...project, title: 'Evening Loaf' } : project,
      ),
    }));
    const { output } = await remove();
    expect(output).toContain(
      `Changed since, so it stays: ${post.title}, ${developer.developerName}, Testimonials (1), Examples: the apps (1).`,
    );
    expect(await counts()).toEqual({ posts: 1, developers: 1, contents: 4 });
    const { value } = await owner.caller.admin.content.get({ kind: 'testimonials' });
    expect(value).toMatchObject({ items: [{ quote: 'They listened.' }] });
    const { portfolio } = examplesKind.release;
    const examples = await owner.caller.admin.content.get({ kind: 'examples' });
    expect(examples.value).toMatchObject({ portfolio: { sampleNote: portfolio.sampleNote } });
  });

  it('changes nothing when somebody saves content meanwhile, and says so', async () => {
    const { prisma } = testDatabase();
    const waiting = async () => {
      const [row] = await prisma.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_locks
        WHERE locktype = 'advisory' AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      return row?.count;
    };
    const save = { kind: 'home', savedBy: 'admin:ada', authorId: null };
    let removing: ReturnType<typeof remove> | undefined;
    await prisma.$transaction(async (tx) => {
      await publishVersion(tx, save, async () => ({ ...homeKind.release }));
      removing = remove();
      await expect.poll(waiting, { timeout: 8_000 }).toBe(1);
    });
    expect(await removing).toEqual({
      code: 1,
      output: 'Somebody saved “Home” just now: try again.\n',
    });
    expect(await counts()).toEqual({ ...untouched, contents: 1 });
  });

  it('keeps the former words as a version, and says in the history who it was', async () => {
    const owner = await createOwner(testApp());
    await owner.edit(homeKind, (value) => value);
    await remove();
    const versions = await owner.caller.admin.content.versions({ kind: 'home' });
    expect(versions.map(({ version, savedBy }) => [version, savedBy.split(':')[0]])).toEqual([
      [2, 'site samples remove'],
      [1, 'admin'],
    ]);
    const former = await owner.caller.admin.content.version({ kind: 'home', version: 1 });
    expect(former).toMatchObject({ finishedApps: { items: [{}, {}, {}] } });
    const { items } = await owner.caller.admin.activity.list({ page: 1 });
    expect(items.map(({ actor }) => actor)).toContain('site samples remove');
  });
});

describe('site check', () => {
  it('prints the launch list with its links, and does not fail for it', async () => {
    const { code, output } = await site(['check']);
    expect(output).toContain(
      'warn  Launch: Name, logo and contact: (612) 555-0142 is reserved for fiction (http://localhost:3000/admin?tab=content&kind=identity)',
    );
    expect(output).toContain('warn  Launch: 15 posts of the demo (http://localhost:3000/admin)');
    expect(code).toBe(0);
  });
});
