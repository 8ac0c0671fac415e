import { testDatabase } from '../setup/database/database.ts';

interface RequestFileOf {
  requestId: number;
  entryId: number;
  mediaId: string;
  byteSize?: number;
}

/** A file of a request, without its bytes. */
export async function createRequestFile({ mediaId, byteSize = 10, ...of }: RequestFileOf) {
  const { prisma } = testDatabase();
  await prisma.media.create({
    data: { id: mediaId, kind: 'requestFile', widthPx: 0, heightPx: 0, byteSize, variants: [] },
  });
  const file = { name: `${mediaId}.pdf`, contentType: 'application/pdf', byteSize };
  await prisma.requestFile.create({ data: { ...of, ...file, mediaId } });
}
