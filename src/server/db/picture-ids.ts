import { Prisma } from './generated/client.ts';

/** The pictures that a row of "BlogPost" names, in the words of the index over them. */
export const pictureIdsOfPost = Prisma.sql`"pictureIds"("imageUrl", "socialImageUrl", "content")`;

/** The same of a row of "BlogPostRevision". */
export const pictureIdsOfVersion = Prisma.sql`"pictureIds"("imageUrl", "content")`;
