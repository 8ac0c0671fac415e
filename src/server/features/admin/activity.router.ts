import { activityEntrySchema, pageInputSchema, pageOf } from '../../../shared/admin.ts';
import { listActivity } from '../../activity/activity.service.ts';
import { adminWho, router } from '../../trpc/init.ts';

export const activityRouter = router({
  list: adminWho('seeActivity')
    .input(pageInputSchema)
    .output(pageOf(activityEntrySchema))
    .query(({ ctx, input }) => listActivity(ctx.deps, input)),
});
