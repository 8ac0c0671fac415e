import {
  mediaIdInputSchema,
  mediaListInputSchema,
  mediaPageSchema,
  mediaUpdateSchema,
} from '../../../../shared/media-library.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { adminProcedure, provenAdminProcedure } from '../../../trpc/init.ts';
import { changeMedia, deletePicture, listMedia } from './library.service.ts';

/** The media library, as procedures of the admin area's media. */
export const libraryProcedures = {
  list: adminProcedure
    .input(mediaListInputSchema)
    .output(mediaPageSchema)
    .query(({ ctx, input }) => listMedia(ctx.deps, ctx.admin, input)),

  update: adminProcedure
    .input(mediaUpdateSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await changeMedia(ctx.deps, ctx.admin, input);
      return success;
    }),

  delete: provenAdminProcedure
    .input(mediaIdInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await deletePicture(ctx.deps, ctx.admin, input.id);
      return success;
    }),
};
