import { Prisma } from './generated/client.ts';

/** Must match the expression of the index. */
export const pictureIdsOfPost = Prisma.sql`"pictureIds"("imageUrl", "socialImageUrl", "content")`;

export const pictureIdsOfVersion = Prisma.sql`"pictureIds"("form"::text)`;

/** True for drafts, scheduled versions and the newest saved one; earlier ones are history. */
export const isVersionInUse = Prisma.sql`NOT ("DocumentVersion"."kind" = 'revision' AND EXISTS (
  SELECT 1 FROM "DocumentVersion" AS newer WHERE newer."documentId" = "DocumentVersion"."documentId"
    AND newer."kind" = 'revision' AND newer."version" > "DocumentVersion"."version"))`;
