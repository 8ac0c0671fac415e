import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../server/trpc/init.ts';
import { announceContent, type ContentKinds } from '../../content/server/content.service.ts';
import { launchItemSchema, sampleCountsSchema } from '../launch.ts';
import { launchList } from './launch-list.service.ts';
import { countSamples, removeSamples } from './remove-samples.service.ts';

/** Kept to who may mend it. */
export const launchRouter = (kinds: ContentKinds) =>
  router({
    list: adminWho('editContent')
      .output(z.array(launchItemSchema))
      .query(({ ctx }) => launchList(ctx.deps, kinds)),

    samples: adminWho('editContent')
      .output(sampleCountsSchema)
      .query(({ ctx }) => countSamples(ctx.deps, kinds)),

    removeSamples: provenAdminWho('editContent')
      .output(sampleCountsSchema)
      .mutation(async ({ ctx: { deps, admin } }) => {
        const removed = await removeSamples(deps, kinds, admin);
        await announceContent(deps);
        return removed;
      }),
  });
