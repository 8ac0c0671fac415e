import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';

export function recordRevokedLinks(
  tx: Db,
  admin: AdminIdentity,
  { requestId, count }: { requestId: number; count: number },
): Promise<void> {
  return recordActivity(tx, {
    actor: admin.label,
    action: 'revoked the links of',
    targetType: 'contact request',
    targetId: requestId,
    summary: count === 1 ? '1 link' : `${count} links`,
  });
}
