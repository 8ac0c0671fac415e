import { randomBytes } from 'node:crypto';
import { sealTotpSecret } from '../../src/server/auth/factors/totp-secrets.service.ts';
import type { MediaStore } from '../../src/server/integrations/media-store/media-store.ts';
import { sendTextMessage } from '../../src/server/outbox/outbox.service.ts';
import { testDatabase } from '../setup/database/database.ts';
import { testKeyring } from '../setup/database/test-keyring.ts';
import { createAccessLink } from './access-links.ts';
import { createAdmin, createRecoveryCode, createToken } from './admins.ts';
import { openCalendar } from './calls.ts';
import { createEntry } from './conversations.ts';
import { createDeveloper, createMessage, createProject } from './developers.ts';
import { createPasskey } from './passkeys.ts';
import { createAiDraft } from './posts/ai-drafts.ts';
import {
  createAiUsage,
  createHouseStyle,
  createProvenance,
  createSuggestion,
} from './posts/house-style.ts';
import { createCategory, createPost } from './posts/posts.ts';
import { createPreviewLink } from './posts/preview-links.ts';
import { createTestimonial } from './testimonials.ts';

export const oddText =
  'tab\t line\nbreak\r\n back\\slash \\. \\N "quoted" \'so\' ,;{} 🦊 Kovačević \u2028';

export async function createStoredPicture(mediaStore: MediaStore, sizesBytes = [3_000, 90_000]) {
  const id = `post-${randomBytes(16).toString('hex')}-960x540`;
  const files = sizesBytes.map((byteSize, index) => ({
    name: `${id}-w${(index + 1) * 480}.webp`,
    bytes: randomBytes(byteSize),
  }));
  for (const { name, bytes } of files) await mediaStore.put(name, bytes, 'image/webp');
  await testDatabase().prisma.media.create({
    data: {
      id,
      kind: 'postImage',
      widthPx: 960,
      heightPx: 540,
      byteSize: sizesBytes.reduce((sum, size) => sum + size, 0),
      variants: files.map(({ name, bytes }) => ({ name, byteSize: bytes.length })),
    },
  });
  return files;
}

export async function createSite(mediaStore: MediaStore) {
  const { prisma } = testDatabase();
  const admin = await createAdmin({ username: oddText });
  await createAdmin({ disabledAt: new Date() });
  const token = await createToken(admin.id);
  const { id: categoryId } = await createCategory({ description: oddText });
  const post = await createPost({ categoryId, title: oddText, content: `<p>${oddText}</p>` });
  await createPost({ deletedAt: new Date(), publishedAt: null });
  await prisma.blogSlugRedirect.create({ data: { slug: 'former', postId: post.id } });
  await createAiDraft({ adminId: admin.id, postId: post.id });
  await createAiUsage({ adminId: admin.id, costMicros: 12_345_678_901n });
  await createSuggestion({ adminId: admin.id, text: oddText });
  await createProvenance({ documentId: post.id });
  await createHouseStyle({ voice: oddText, samplePostIds: [post.id, 7] });
  const developer = await createDeveloper({ bio: oddText, birthDate: new Date('1990-02-28') });
  await createProject(developer.id, { builtWith: ['Cursor', oddText] });
  await prisma.session.createMany({
    data: [
      { id: 'a'.repeat(64), adminId: admin.id, expiresAt: new Date('2100-01-01') },
      { id: 'b'.repeat(64), developerId: developer.id, expiresAt: new Date('2100-01-01') },
    ],
  });
  await createPasskey(admin.id);
  await createRecoveryCode(admin.id);
  await prisma.adminTotp.create({
    data: { adminId: admin.id, secret: sealTotpSecret(testKeyring, admin.id, 'GEZDGNBV') },
  });
  await prisma.signInTicket.create({
    data: { id: 'd'.repeat(64), purpose: 'passkeyUse', expiresAt: new Date('2100-01-01') },
  });
  await prisma.signInCode.create({
    data: {
      phoneNumber: '+12015550100',
      country: 'US',
      budget: 'general',
      codeHash: 'c'.repeat(64),
      expiresAt: new Date('2100-01-01'),
    },
  });
  await prisma.rateLimit.create({ data: { key: 'some:caller', points: 3, expire: 2n ** 60n } });
  const { id: requestId } = await prisma.contactRequest.create({
    data: {
      email: 'ada@example.com',
      description: oddText,
      dedupeKey: 'one',
      isShownToDevelopers: true,
    },
  });
  await prisma.brief.create({
    data: {
      ...{ requestId, developerId: developer.id, word: oddText },
      ...{ createdAt: new Date(), endsAt: new Date('2100-01-01') },
    },
  });
  await createAccessLink({ requestId });
  await createTestimonial({ requestId, quote: oddText, author: oddText }, { endsAt: null });
  const { id: messageId } = await createMessage(developer.id, { body: oddText });
  await createAccessLink({ messageId });
  await prisma.notificationSettings.create({
    data: { developerId: developer.id, channel: 'sms', notifiedAt: [new Date()] },
  });
  await createAccessLink({ developerId: developer.id });
  await prisma.blockedSender.create({
    data: {
      ...{ developerId: developer.id, senderHash: 'e'.repeat(64), senderName: oddText },
      createdAt: new Date(),
    },
  });
  await prisma.blockedSender.create({
    data: { senderHash: 'f'.repeat(64), senderName: oddText, createdAt: new Date() },
  });
  await prisma.report.create({
    data: { messageId, reason: 'other', word: oddText, createdAt: new Date() },
  });
  await prisma.submission.create({
    data: {
      ...{ kind: 'term', title: oddText, text: oddText, senderName: oddText, status: 'waiting' },
      ...{ dedupeKey: oddText, createdAt: new Date() },
    },
  });
  await prisma.report.create({
    data: { developerId: developer.id, reason: 'other', word: oddText, createdAt: new Date() },
  });
  await createEntry({ messageId }, { side: 'outgoing', body: oddText });
  await createPreviewLink(post.id, admin.id);
  await openCalendar();
  await prisma.callSettings.updateMany({
    data: {
      ...{ feedKeyHash: '9'.repeat(64), feedSince: new Date() },
      feedEndsAt: new Date('2100-01-01'),
    },
  });
  await createEntry({ requestId }, { body: oddText });
  await prisma.$transaction((tx) =>
    sendTextMessage(tx, { dedupeKey: 'welcome', recipient: '+12015550100', text: oddText }),
  );
  const pictures = [
    ...(await createStoredPicture(mediaStore)),
    ...(await createStoredPicture(mediaStore)),
  ];
  return { admin, token, post, developer, pictures };
}
