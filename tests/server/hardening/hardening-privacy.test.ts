import { describe, expect, it, onTestFinished } from 'vitest';
import { sitePages } from '../../../src/app/server/pages.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { contactRequest } from '../../factories/contact.ts';
import { createProject } from '../../factories/developers.ts';
import {
  createAiUsage,
  createHouseStyle,
  createProvenance,
  createSuggestion,
} from '../../factories/posts/house-style.ts';
import { createAutosave, createNewPost } from '../../factories/posts/post-drafts.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { createMark } from '../../factories/verifications.ts';
import { resetDatabase, testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';
import { buildWorld } from '../auth/authorization-world.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const announce = () => testApp().deps.contentBus.announce();

/** Public columns. All other columns are filled with a canary, including future ones. */
const publicColumns: Record<string, readonly string[]> = {
  BlogCategory: ['id', 'name', 'description'],
  BlogPost: [
    ...['id', 'title', 'slug', 'excerpt', 'content', 'categoryId', 'imageUrl', 'metaTitle'],
    ...['metaDescription', 'metaKeywords', 'byline', 'canonicalUrl', 'socialImageUrl', 'language'],
  ],
  Tag: ['id', 'name', 'slug'],
  Developer: ['id', 'developerName', 'bio', 'country', 'state', 'profilePhotoUrl', 'handle'],
  Handle: ['handle'],
  // Single words, each unique: they are only compared, and equal canaries would violate uniqueness.
  SearchWord: ['word'],
  DeveloperProject: [
    ...['id', 'title', 'category', 'story', 'projectLink', 'builtWith'],
    ...['slug', 'result', 'part'],
  ],
  Media: ['id'],
  ProjectPicture: ['mediaId', 'altText'],
  DeveloperSkill: ['skill'],
  Verification: ['examined'],
  Outcome: ['words', 'author'],
  DeveloperSkillProject: ['skill'],
};

/** Lets every column hold any word until the end of the test: a canary is no state and no address. */
async function liftChecks(): Promise<void> {
  const { pool } = testDatabase();
  const { rows } = await pool.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  );
  await pool.query(rows.map(({ drop }) => drop).join(';'));
  onTestFinished(async () => {
    await resetDatabase();
    await pool.query(rows.map(({ add }) => add).join(';'));
  });
}

async function plantCanaries(): Promise<number> {
  const { pool } = testDatabase();
  const { rows } = await pool.query<{ table: string; column: string; type: string }>(
    `SELECT table_name AS "table", column_name AS "column", data_type AS "type"
     FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name NOT IN ('_prisma_migrations', 'RateLimit')
       AND is_generated = 'NEVER' AND data_type IN ('text', 'jsonb', 'character varying')`,
  );
  const hidden = rows.filter(({ table, column }) => !publicColumns[table]?.includes(column));
  for (const { table, column, type } of hidden) {
    const canary = `canary-${table}-${column}`;
    const isJson = type === 'jsonb';
    // Appends the row's ctid because some columns are unique.
    await pool.query(`UPDATE "${table}" SET "${column}" = ${isJson ? '$1' : '$1 || ctid::text'}`, [
      isJson ? JSON.stringify({ canary }) : canary,
    ]);
  }
  return hidden.length;
}

async function publicAddresses(): Promise<string[]> {
  const { prisma } = testDatabase();
  const posts = await prisma.blogPost.findMany({ select: { slug: true } });
  const developers = await prisma.developer.findMany({ select: { id: true } });
  const projects = await prisma.developerProject.findMany({
    select: { id: true, developerId: true },
  });
  const former = await prisma.blogSlugRedirect.findMany({ select: { slug: true } });
  return [
    ...sitePages.listedPaths,
    ...[
      paths.admin,
      paths.developerSignup,
      serverPaths.rss,
      serverPaths.sitemap,
      serverPaths.llms,
      serverPaths.robots,
    ],
    ...['/nowhere', '/blog?category=1', '/explore-developers?q=canary&tool=canary'],
    ...[...posts, ...former].flatMap(({ slug }) => [
      paths.post(slug),
      paths.postMarkdown(slug),
      paths.postSocialImage(slug),
      `/api/blog/posts/${slug}`,
    ]),
    ...developers.flatMap(({ id }) => [
      paths.developerProfile(id),
      `/trpc/developer.verification.shown?input={"developerId":${id}}`,
      `/trpc/developer.outcomes.shown?input={"developerId":${id}}`,
      ...['contact.vcf', 'resume.json', 'profile.md'].map((name) =>
        filePaths.profileFile(id, name),
      ),
      filePaths.profileFile(id, 'badge.svg'),
      `/api/developers/profile/${id}`,
      `/trpc/developer.profile?input={"developerId":${id}}`,
    ]),
    ...projects.flatMap(({ id, developerId }) => [
      paths.project(developerId, id),
      paths.projectSocialImage(id),
      `/trpc/developer.projects.cards?input={"developerId":${developerId}}`,
    ]),
    ...['/api/blog/posts', '/api/blog/posts?limit=100', '/api/blog/categories'],
    ...['/api/developers', '/api/developers/current', serverPaths.openApi],
    ...['/trpc/blog.posts?input={}', '/trpc/blog.cards?input={}'],
    ...['/trpc/blog.search?input={"q":"canary"}', '/trpc/developer.list?input={}'],
    ...['/trpc/developer.directory?input={"q":"canary"}', '/trpc/admin.me'],
  ];
}

async function expectNoCanaries(): Promise<void> {
  await announce();
  for (const url of await publicAddresses()) {
    const response = await testApp().app.inject({ url });
    expect(response.statusCode, url).toBeLessThan(500);
    const text = `${JSON.stringify(response.headers)} ${response.body}`;
    // Pages echo the query parameters of the request.
    expect(text.replaceAll(/q=canary(&tool=canary)?|"q":"canary"/g, ''), url).not.toMatch(
      /canary-/,
    );
  }
}

describe('what nobody may read', () => {
  it('is in no page, feed, picture or answer: a canary in every private column', async () => {
    const world = await buildWorld(testApp());
    const { prisma } = testDatabase();
    await createProject(world.a.id);
    await createMark(world.a.id);
    await prisma.developer.updateMany({ data: { showPhoneNumber: false } });
    await prisma.developer.deleteMany({ where: { id: { not: world.a.id } } });
    await createAutosave({ documentId: world.post.id, adminId: world.admin.id });
    await createNewPost();
    await prisma.activityEntry.create({
      data: { actor: 'x', action: 'x', targetType: 'x', summary: 'x' },
    });
    await prisma.modelRun.create({
      data: {
        ...{ purpose: 'draft', actor: 'x', subject: 'x', model: 'x', outcome: 'ok' },
        ...{ durationMs: 1, heartbeatAt: new Date() },
      },
    });
    await createAiUsage();
    await createHouseStyle();
    await createSuggestion({ adminId: world.admin.id });
    await createProvenance({ documentId: world.post.id });
    // Keeps one row: equal canaries in two keys would violate uniqueness.
    const { otherSessionIdOfAdmin: id } = world;
    await prisma.admin.deleteMany({ where: { id: { not: world.admin.id } } });
    await prisma.apiToken.deleteMany({ where: { id: { not: world.token.id } } });
    await prisma.session.deleteMany({ where: { OR: [{ adminId: null }, { id }] } });
    await liftChecks();
    expect(await plantCanaries()).toBeGreaterThan(30);
    await expectNoCanaries();
  });

  it('is in none of them of posts that are not public', async () => {
    const canary = {
      title: 'canary-title',
      excerpt: 'canary-excerpt',
      content: '<p>canary-content</p>',
      metaTitle: 'canary-meta',
      metaDescription: 'canary-meta',
      metaKeywords: 'canary-meta',
      imageUrl: '/media/canary-image.webp',
    };
    const future = new Date(Date.now() + 86_400_000);
    const shown = await createPost({ slug: 'shown' });
    await createPost({ ...canary, slug: 'a-draft', isPublished: false, publishedAt: null });
    await createPost({ ...canary, slug: 'was-public', isPublished: false });
    await createPost({ ...canary, slug: 'later', publishedAt: future });
    const deleted = await createPost({ ...canary, slug: 'deleted', deletedAt: new Date() });
    await testDatabase().prisma.blogSlugRedirect.createMany({
      data: [
        { slug: 'former-of-deleted', postId: deleted.id },
        { slug: 'former', postId: shown.id },
      ],
    });
    await expectNoCanaries();
  });

  it('leaves a cached page the moment its post is taken back', async () => {
    const { caller } = await signedInAdmin(testApp());
    const post = await createPost({ title: 'canary-title', slug: 'taken-back' });
    await announce();
    const urls = [paths.blog, paths.post('taken-back'), paths.postMarkdown('taken-back')];
    for (const url of urls) {
      expect((await testApp().app.inject({ url })).body, url).toContain('canary-title');
    }
    await caller.admin.posts.unpublish({ id: post.id });
    for (const url of urls) {
      expect((await testApp().app.inject({ url })).body, url).not.toContain('canary-title');
    }
    const image = await testApp().app.inject({ url: paths.postSocialImage('taken-back') });
    expect(image.statusCode).toBe(404);
  });
});

describe('the log', () => {
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    testApp().app.inject({ method: 'POST', url, payload, headers });

  it('holds nothing of what people type or bring, whatever fails', async () => {
    const { deps } = testApp();
    deps.mail.ownerAddress = 'owner@example.com';
    deps.mail.send = async ({ replyTo }) => ({
      outcome: 'refused',
      cause: new Error(
        `550 <${replyTo?.address}> refused, call +1 (612) 555-0142, code 493028 vcl_canarytoken`,
      ),
    });
    await post('/api/contact', {
      firstName: 'Canary\r\n{"level":60,"msg":"forged"}',
      lastName: 'Canary',
      email: 'canary@example.com',
      projectType: 'Other',
      description: 'canary description',
      budgetRange: '$100,000+',
    });
    await post('/trpc/admin.login', { username: 'canary-name', password: 'canary-password' });
    await post(
      '/api/blog/posts',
      { title: 'canary' },
      { 'admin-token': 'vcl_canary', cookie: 'admin_session=canary; developer_session=canary' },
    );
    await post('/api/developers/verify-phone', {
      phoneNumber: '+16125550142',
      verificationCode: '493028',
    });
    await testApp().app.inject({
      url: '/tips%0d%0a%7b%22level%22:60%7d?email=canary@example.com&code=493028',
      headers: { 'user-agent': 'canary\tagent', referer: 'https://x.example/?canary' },
    });
    const error = expect.any(Error);
    expect(await runDueJobs(testApp())).toMatchObject([{ error }, { error }]);
    const log = testApp().logLines.join('');
    expect(log).toContain('a message is refused');
    expect(log).not.toMatch(/canary|493028|5550142|555-0142|example\.com/i);
  });

  it('keeps every entry on a line of its own', async () => {
    const { mail } = testApp().deps;
    mail.ownerAddress = 'owner@example.com';
    mail.send = async () => {
      throw new Error('two\r\nlines\n{"level":60,"msg":"forged"}\u2028');
    };
    await post('/api/contact', contactRequest);
    await runDueJobs(testApp());
    expect(testApp().logLines.length).toBeGreaterThan(1);
    for (const line of testApp().logLines) {
      expect(line.trimEnd()).not.toMatch(/[\r\n]/);
      expect(JSON.parse(line).level).toBeLessThan(60);
    }
  });
});

describe('limits by address', () => {
  it('take a whole IPv6 network for one caller', async () => {
    const send = (index: number) =>
      callerWith(testApp(), { ip: `2001:db8::${index.toString(16)}` }).caller.contact.submit({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        projectType: 'Other',
        description: `Request number ${index}`,
        budgetRange: '$100,000+',
      });
    for (let index = 1; index <= 20; index += 1) await send(index);
    await expect(send(21)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
