import { z } from 'zod';
import { retentionSchema } from '../../../shared/retention.ts';
import { adminProcedure, router } from '../../trpc/init.ts';
import { listRetention } from './retention.service.ts';

export const retentionRouter = router({
  list: adminProcedure.output(z.array(retentionSchema)).query(({ ctx }) => listRetention(ctx.deps)),
});
