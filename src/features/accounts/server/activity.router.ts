import { adminWho, router } from '../../../server/trpc/init.ts';
import { activityEntrySchema, pageInputSchema, pageOf } from '../../../shared/admin/admin.ts';
import { listActivity } from './activity/activity.service.ts';

export const activityRouter = router({
  list: adminWho('seeActivity')
    .input(pageInputSchema)
    .output(pageOf(activityEntrySchema))
    .query(({ ctx, input }) => listActivity(ctx.deps, input)),
});
