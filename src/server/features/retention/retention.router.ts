import { z } from 'zod';
import { retentionSchema } from '../../../shared/retention.ts';
import { adminWho, router } from '../../trpc/init.ts';
import { listRetention } from './retention.service.ts';

export const retentionRouter = router({
  list: adminWho('operate')
    .output(z.array(retentionSchema))
    .query(({ ctx }) => listRetention(ctx.deps)),
});
