import type { Db } from '../../../../server/db/client.ts';
import { type ContentKinds, getAllContent } from '../../../content/server/content.service.ts';
import { statedBy } from '../../../facts/facts.ts';
import {
  contentFormatName,
  type ExportedPicture,
  exportFormatVersion,
} from '../../post-transfer.ts';
import { type FactRow, findContentFacts } from './export.queries.ts';

export const exportedFact = (row: FactRow) => ({
  ...row,
  recheckAt: row.recheckAt?.toISOString() ?? null,
  answeredAt: row.answeredAt.toISOString(),
});

/**
 * Reads the public version of each kind that the owner has changed, and the facts that somebody has checked. A kind with such facts
 * that follows the release has no value: another site has its own release.
 */
export async function changedContent(db: Db, kinds: ContentKinds) {
  const names = kinds.map(({ name }) => name);
  const facts = await findContentFacts(db, { kinds: names, exceptBy: statedBy });
  return (await getAllContent(db, kinds)).flatMap(({ kind, value, version, savedBy, savedAt }) => {
    const ofKind = (facts.get(kind) ?? []).map(exportedFact);
    if (version === 0 && ofKind.length === 0) return [];
    return [{ kind, savedBy, savedAt, value: version > 0 ? value : null, facts: ofKind }];
  });
}

export function contentFile(
  head: { exportedAt: string; site: string },
  content: { kinds: Awaited<ReturnType<typeof changedContent>>; pictures: ExportedPicture[] },
): string {
  const named = { format: contentFormatName, version: exportFormatVersion };
  return `${JSON.stringify({ ...named, ...head, ...content }, null, 2)}\n`;
}
