import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';

export async function switchCounting(
  { db, contentBus, trafficCounter }: Pick<Deps, 'db' | 'contentBus' | 'trafficCounter'>,
  admin: AdminIdentity,
  isOn: boolean,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await trafficCounter.keepSwitch(tx, isOn);
    await recordActivity(tx, {
      actor: admin.label,
      action: isOn ? 'switched on' : 'switched off',
      targetType: 'counting of visits',
      summary: '',
    });
    await contentBus.record(tx);
  });
  // Must precede the announcement, after which pages are rendered again.
  await trafficCounter.readSwitch();
  await contentBus.announce();
}
