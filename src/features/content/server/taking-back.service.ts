import type { Db } from '../../../server/db/client.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  findPublished,
  takeBackVersions,
} from '../../documents/server/published-documents.service.ts';
import { type ContentAuthor, getContent, type PublicationDeps } from './content.service.ts';
import { noteContentFacts } from './content-facts.service.ts';
import { planTurn } from './publication-turns.service.ts';
import { tellContentChanged } from './told-changes.ts';

/**
 * Removes published versions, all or none, so that those before them are public again; call `announceContent` after the commit.
 * @returns false when one of them is not the newest, or somebody has begun a text on top of it
 */
export async function takeBackContent(
  publishing: PublicationDeps,
  tx: Db,
  made: readonly { kind: ContentKind; version: number }[],
  { label: actor }: ContentAuthor,
): Promise<boolean> {
  const versions = made.map(({ kind, version }) => ({ kind: kind.name, version }));
  const taken = new Map<string, unknown>();
  for (const { kind } of made) taken.set(kind.name, (await getContent(tx, kind)).value);
  if (!(await takeBackVersions(tx, versions))) return false;
  for (const { kind } of made) {
    const entry = { actor, action: 'changed', targetType: 'content' } as const;
    await recordActivity(tx, { ...entry, summary: kind.title });
    // The version before may have an end, whose job ran while this one was public.
    await planTurn(tx, kind.name);
    const row = await findPublished(tx, kind.name);
    const { value, version } = await getContent(tx, kind);
    const told = { before: taken.get(kind.name), after: value, version };
    await tellContentChanged(tx, kind, { ...told, at: publishing.clock.now() });
    if (row) await noteContentFacts(publishing, tx, kind, { ...row, value });
  }
  await publishing.contentBus.record(tx);
  return true;
}
