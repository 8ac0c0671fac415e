import type { Deps } from '../../../server/deps.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import type { ContentFormData } from '../content.ts';
import { getContent, releaseOf } from './content.service.ts';
import { getContentDraft } from './drafts.service.ts';
import { getScheduled } from './schedule.service.ts';

/** Everything that its form needs. */
export async function getContentForm(
  deps: Pick<Deps, 'db' | 'content'>,
  kind: ContentKind,
): Promise<ContentFormData> {
  const { name, title, intro = null, places, hasFacts, fields, isVerbatim } = kind;
  const [saved, draft, scheduled] = await Promise.all([
    getContent(deps.db.prisma, kind),
    getContentDraft(deps.db.prisma, kind),
    getScheduled(deps.db.prisma, kind),
  ]);
  return {
    ...{ kind: name, title, intro, places: [...places], hasFacts, fields },
    ...{ saved, draft, scheduled },
    ...{ release: releaseOf(kind), fillings: isVerbatim ? {} : { ...deps.content.fillings } },
  };
}
