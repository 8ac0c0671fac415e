import { adminWho, router } from '../../../server/trpc/init.ts';
import { activityEntrySchema, pageOf } from '../../../shared/admin/admin.ts';
import { activityInputSchema } from '../activity.ts';
import { listActivity } from './activity/activity.service.ts';

export const activityRouter = router({
  list: adminWho('seeActivity')
    .input(activityInputSchema)
    .output(pageOf(activityEntrySchema))
    .query(({ ctx, input }) => listActivity(ctx.deps, input)),
});
