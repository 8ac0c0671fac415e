import { testDatabase } from '../setup/database/database.ts';

let sequence = 0;

interface LibraryPicture {
  adminId?: number;
  name?: string;
  altText?: string;
  widthPx?: number;
  byteSize?: number;
  createdAt?: Date;
}

/** A row of the media library without files. */
export async function createLibraryPicture({ widthPx = 1600, ...data }: LibraryPicture = {}) {
  sequence += 1;
  const id = `post-${sequence.toString(16).padStart(32, '0')}-${widthPx}x900`;
  await testDatabase().prisma.media.create({
    data: { id, kind: 'postImage', widthPx, heightPx: 900, byteSize: 1, variants: [], ...data },
  });
  return { id, url: `/media/${id}-w${widthPx}.jpg` };
}
