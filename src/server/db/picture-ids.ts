import { Prisma } from './generated/client.ts';

/** Must match the expression of the index. */
export const pictureIdsOfPost = Prisma.sql`"pictureIds"("imageUrl", "socialImageUrl", "content")`;

export const pictureIdsOfVersion = Prisma.sql`"pictureIds"("form"::text)`;
