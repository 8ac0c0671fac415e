import type { Db } from '../../../../server/db/client.ts';
import { type ContentKinds, getAllContent } from '../../../content/server/content.service.ts';
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

/** Reads the public version of each kind that the owner has changed, and its settled facts. */
export async function changedContent(db: Db, kinds: ContentKinds) {
  const saved = (await getAllContent(db, kinds)).filter(({ version }) => version > 0);
  const names = saved.map(({ kind }) => kind);
  const facts = await findContentFacts(db, names);
  return saved.map(({ kind, value, savedBy, savedAt }) => ({
    ...{ kind, savedBy, savedAt, value },
    facts: (facts.get(kind) ?? []).map(exportedFact),
  }));
}

export function contentFile(
  head: { exportedAt: string; site: string },
  content: { kinds: Awaited<ReturnType<typeof changedContent>>; pictures: ExportedPicture[] },
): string {
  const named = { format: contentFormatName, version: exportFormatVersion };
  return `${JSON.stringify({ ...named, ...head, ...content }, null, 2)}\n`;
}
