import { developerProcedure } from '../../../../server/trpc/init.ts';
import { guideSchema } from '../../guide.ts';
import { readGuide } from './guide.service.ts';

export const guideProcedures = {
  guide: developerProcedure
    .output(guideSchema)
    .query(({ ctx }) => readGuide(ctx.deps, ctx.developer.developerId)),
};
