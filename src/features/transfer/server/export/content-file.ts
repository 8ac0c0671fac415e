import type { Db } from '../../../../server/db/client.ts';
import { type ContentKinds, getAllContent } from '../../../content/server/content.service.ts';
import {
  contentFormatName,
  type ExportedPicture,
  exportFormatVersion,
} from '../../post-transfer.ts';

/** Reads the public version of each kind that the owner has changed. */
export async function changedContent(db: Db, kinds: ContentKinds) {
  const saved = await getAllContent(db, kinds);
  return saved.flatMap(({ kind, value, version, savedBy, savedAt }) =>
    version > 0 ? [{ kind, savedBy, savedAt, value }] : [],
  );
}

export function contentFile(
  head: { exportedAt: string; site: string },
  content: { kinds: Awaited<ReturnType<typeof changedContent>>; pictures: ExportedPicture[] },
): string {
  const named = { format: contentFormatName, version: exportFormatVersion };
  return `${JSON.stringify({ ...named, ...head, ...content }, null, 2)}\n`;
}
