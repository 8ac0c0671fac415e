import type pg from 'pg';
import { hashCode } from '../../../src/features/sign-up/server/sign-in-code.ts';
import { sessionKey } from '../../../src/server/auth/session-adapter.ts';
import { tokenScopes } from '../../../src/shared/admin/api-tokens.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import {
  createAdmin,
  createDeveloperToken,
  createRecoveryCode,
  createToken,
} from '../../factories/admins.ts';
import { createEntry } from '../../factories/conversations.ts';
import {
  createDeveloper,
  createMessage,
  createProject,
  createProjectPicture,
} from '../../factories/developers.ts';
import { createOutcome, recommended } from '../../factories/outcomes.ts';
import { createPasskey } from '../../factories/passkeys.ts';
import { createAiDraft } from '../../factories/posts/ai-drafts.ts';
import { createFact } from '../../factories/posts/facts.ts';
import { createSuggestion } from '../../factories/posts/house-style.ts';
import { createNewPost, createRevision } from '../../factories/posts/post-drafts.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { createPreviewLink } from '../../factories/posts/preview-links.ts';
import { createRemark } from '../../factories/posts/remarks.ts';
import { createStagedDraft } from '../../factories/posts/staged-drafts.ts';
import { createSavedSearch } from '../../factories/saved-searches.ts';
import { createTestimonial } from '../../factories/testimonials.ts';
import { resetDatabase, testDatabase } from '../../setup/database/database.ts';
import { takeSnapshot } from '../../setup/database/snapshot.ts';
import { testKeyring } from '../../setup/database/test-keyring.ts';
import type { TestApp } from '../../setup/harness.ts';

export const actors = [
  ...(['nobody', 'developerA', 'developerB', 'admin', 'editor', 'author', 'contributor'] as const),
  // The first token has the default scopes, the second has all.
  ...(['token', 'wideToken'] as const),
];
export type Actor = (typeof actors)[number];

export async function buildWorld({ cookieFor }: TestApp) {
  const { prisma } = testDatabase();
  const admin = await createAdmin();
  const editor = await createAdmin({ role: 'editor' });
  const author = await createAdmin({ role: 'author' });
  const contributor = await createAdmin({ role: 'contributor' });
  const token = await createToken(admin.id);
  const wideToken = await createToken(admin.id, { scopes: [...tokenScopes] });
  const passkey = await createPasskey(admin.id);
  const recoveryCode = await createRecoveryCode(admin.id);
  const category = await createCategory();
  const post = await createPost({ categoryId: category.id, authorId: admin.id });
  await createRevision(post);
  const fact = await createFact(post.id, { recheckAt: new Date('2026-01-01') });
  const remark = await createRemark(post.id, admin);
  const draft = await createNewPost();
  const aiDraft = await createAiDraft({ adminId: admin.id });
  const suggestion = await createSuggestion({ adminId: admin.id });
  const stagedDraft = await createStagedDraft({ adminId: admin.id });
  const request = await prisma.contactRequest.create({
    data: {
      ...{ description: 'A request', dedupeKey: 'request', isShownToDevelopers: true },
      email: 'ada@example.com',
    },
  });
  const requestKey = await createAccessLink({ requestId: request.id });
  const { key: testimonialKey, requestId: testimonialRequestId } = await createTestimonial(
    {
      ...{ state: 'written', quote: 'It went live on the day they said.', author: 'Ada' },
      ...{ rating: 5, revision: 1 },
    },
    { endsAt: null },
  );
  const previewKey = await createPreviewLink(post.id, admin.id);
  await createEntry({ requestId: request.id }, { side: 'outgoing', body: 'An answer' });

  const a = await createDeveloper({ profilePhotoUrl: '/media/world-w160.jpg' });
  const b = await createDeveloper();
  const project = await createProject(a.id);
  const developerToken = await createDeveloperToken(a.id);
  const projectPicture = await createProjectPicture(project.id);
  const message = await createMessage(a.id);
  const brief = await prisma.brief.create({
    data: {
      ...{ requestId: request.id, developerId: a.id },
      ...{ createdAt: new Date(), endsAt: new Date('2100-01-01') },
    },
  });
  const outcome = await createOutcome(recommended(), { developerId: a.id });
  const { key: searchKey } = await createSavedSearch();
  const messageKey = await createAccessLink({ messageId: message.id });
  const notificationKey = await createAccessLink({ developerId: a.id });
  const unreported = await createMessage(a.id);
  const report = await prisma.report.create({
    data: { messageId: message.id, reason: 'spam', createdAt: new Date() },
  });
  const profileReport = await prisma.report.create({
    data: { developerId: a.id, reason: 'spam', createdAt: new Date() },
  });
  const pictureReport = await prisma.report.create({
    data: { developerId: a.id, reason: 'picture', createdAt: new Date() },
  });
  const submission = await prisma.submission.create({
    data: {
      ...{ kind: 'term', title: 'Webhook', senderName: 'Ada', isNamed: true, status: 'waiting' },
      ...{ dedupeKey: 'world', createdAt: new Date() },
    },
  });
  const siteBlock = await prisma.blockedSender.create({
    data: { senderHash: 'x', senderName: 'Grace', createdAt: new Date() },
  });
  const block = await prisma.blockedSender.create({
    data: { developerId: a.id, senderHash: 'x', senderName: 'Grace', createdAt: new Date() },
  });
  const cookies = {
    developerA: await cookieFor('developer', a.id),
    developerB: await cookieFor('developer', b.id),
    admin: await cookieFor('admin', admin.id),
    editor: await cookieFor('admin', editor.id),
    author: await cookieFor('admin', author.id),
    contributor: await cookieFor('admin', contributor.id),
  };
  await cookieFor('developer', a.id);
  const otherToken = (await cookieFor('admin', admin.id)).split('=')[1] ?? '';
  const sessions = await prisma.session.findMany({ where: { developerId: a.id } });

  const verification = { phoneNumber: '+16125550198', verificationCode: '123456' };
  await prisma.signInCode.create({
    data: {
      phoneNumber: verification.phoneNumber,
      country: 'US',
      budget: 'general',
      delivery: 'sent',
      codeHash: hashCode(testKeyring, verification.phoneNumber, verification.verificationCode),
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return {
    a,
    b,
    brief,
    admin,
    category,
    fact,
    remark,
    draft,
    editor,
    aiDraft,
    suggestion,
    stagedDraft,
    message,
    messageKey,
    notificationKey,
    block,
    report,
    profileReport,
    pictureReport,
    submission,
    siteBlock,
    unreported,
    post,
    project,
    projectPicture,
    developerToken,
    request,
    requestKey,
    previewKey,
    testimonialKey,
    searchKey,
    outcome,
    testimonialRequestId,
    token,
    verification,
    passkeyId: passkey.id,
    recoveryCode,
    otherSessionIdOfAdmin: sessionKey(otherToken),
    sessionIdOfA: sessions[0]?.id ?? '',
    headersOf: (actor: Actor): Record<string, string> => {
      if (actor === 'nobody') return {};
      if (actor === 'token') return { 'admin-token': token.secret };
      if (actor === 'wideToken') return { 'admin-token': wideToken.secret };
      return { cookie: cookies[actor] };
    },
  };
}

export type World = Awaited<ReturnType<typeof buildWorld>>;

export async function keepWorld(testApp: TestApp) {
  await resetDatabase();
  const world = await buildWorld(testApp);
  return { world, ...(await takeSnapshot()) };
}

let fingerprintQuery: string | undefined;

async function buildFingerprintQuery(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ sql: string }>(
    `SELECT format(
       'SELECT %L AS name, md5(string_agg((to_jsonb(t) - ''lastUsedAt'')::text, '','' ORDER BY to_jsonb(t)::text)) AS sum FROM %I AS t',
       tablename, tablename) AS sql
     FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'RateLimit')`,
  );
  return rows.map(({ sql }) => sql).join(' UNION ALL ');
}

export type Fingerprint = Record<string, string | null>;

/** Changes with every row; counters of limits and times of last use do not count. */
export async function databaseFingerprint(): Promise<Fingerprint> {
  const { pool } = testDatabase();
  fingerprintQuery ??= await buildFingerprintQuery(pool);
  const { rows } = await pool.query<{ name: string; sum: string | null }>({
    // A named query is planned once, and planning takes longer than running it.
    name: 'fingerprint',
    text: fingerprintQuery,
  });
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
