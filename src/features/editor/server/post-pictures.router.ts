import { adminProcedure } from '../../../server/trpc/init.ts';
import {
  mediaIdInputSchema,
  mediaReplacedSchema,
  mediaReplacementSchema,
  mediaUsesSchema,
} from '../../media/media-library.ts';
import type { ChangeableContent } from './content-pictures.service.ts';
import { listUses, replacePicture } from './post-pictures.service.ts';

export const postPictureProcedures = (content: ChangeableContent) => ({
  uses: adminProcedure
    .input(mediaIdInputSchema)
    .output(mediaUsesSchema)
    .query(({ ctx, input }) => listUses(ctx.deps, ctx.admin, content.kinds, input.id)),

  replace: adminProcedure
    .input(mediaReplacementSchema)
    .output(mediaReplacedSchema)
    .mutation(({ ctx, input }) => replacePicture(ctx.deps, ctx.admin, content, input)),
});
