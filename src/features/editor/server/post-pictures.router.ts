import { adminProcedure } from '../../../server/trpc/init.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import {
  mediaIdInputSchema,
  mediaReplacedSchema,
  mediaReplacementSchema,
  mediaUsesSchema,
} from '../../media/media-library.ts';
import { listUses, replacePicture } from './post-pictures.service.ts';

export const postPictureProcedures = (kinds: readonly ContentKind[]) => ({
  uses: adminProcedure
    .input(mediaIdInputSchema)
    .output(mediaUsesSchema)
    .query(({ ctx, input }) => listUses(ctx.deps, ctx.admin, kinds, input.id)),

  replace: adminProcedure
    .input(mediaReplacementSchema)
    .output(mediaReplacedSchema)
    .mutation(({ ctx, input }) => replacePicture(ctx.deps, ctx.admin, input)),
});
