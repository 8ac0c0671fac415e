import { z } from 'zod';
import { adminWho, router } from '../../../server/trpc/init.ts';
import { retentionSchema } from '../../../shared/retention.ts';
import { listRetention } from './retention.service.ts';

export const retentionRouter = router({
  list: adminWho('operate')
    .output(z.array(retentionSchema))
    .query(({ ctx }) => listRetention(ctx.deps)),
});
