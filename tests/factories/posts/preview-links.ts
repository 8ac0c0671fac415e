import { createHash, randomBytes } from 'node:crypto';
import { testDatabase } from '../../setup/database/database.ts';

export async function createPreviewLink(postId: number, adminId: number): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await testDatabase().prisma.previewLink.create({
    data: {
      keyHash: createHash('sha256').update(key).digest('hex'),
      ...{ documentId: postId, adminId, createdAt: new Date(), endsAt: new Date('2100-01-01') },
    },
  });
  return key;
}
