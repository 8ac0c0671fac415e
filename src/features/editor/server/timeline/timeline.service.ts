import type { z } from 'zod';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import { requirePostAccess } from '../../../posts/server/post-access.service.ts';
import { type timelineInputSchema, timelineKinds } from '../../editing.ts';
import { countTimeline, findTimeline } from './timeline.queries.ts';

/** Saves, remarks, uses of a model and reviews of a post, newest first. @throws DomainError NOT_FOUND */
export async function listTimeline(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  { id, page, filter }: z.infer<typeof timelineInputSchema>,
) {
  await requirePostAccess(db.prisma, admin, id);
  const kinds = filter ? timelineKinds[filter] : Object.values(timelineKinds).flat();
  const [items, total] = await Promise.all([
    findTimeline(db.prisma, id, { kinds, skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countTimeline(db.prisma, id, kinds),
  ]);
  return { items, total, page, pageSize: adminPageSize };
}
