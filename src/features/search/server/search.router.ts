import { publicProcedure, router } from '../../../server/trpc/init.ts';
import { searchIndexSchema } from '../search.ts';
import { getSearchIndex } from './search.service.ts';

export const searchRouter = router({
  /** The same for everybody: the browser searches it with every letter typed. */
  index: publicProcedure.output(searchIndexSchema).query(({ ctx }) => getSearchIndex(ctx.deps)),
});
