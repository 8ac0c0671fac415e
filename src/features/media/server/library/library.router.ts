import { adminProcedure, provenAdminProcedure } from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import {
  adoptedPictureInputSchema,
  knownPictureInputSchema,
  mediaIdInputSchema,
  mediaListInputSchema,
  mediaPageSchema,
  mediaUpdateSchema,
  picturesChangedSchema,
  picturesInputSchema,
  picturesKeepingSchema,
  storedPictureSchema,
} from '../../media-library.ts';
import { adoptGooglePicture } from '../adopted-picture.service.ts';
import { findKnownPicture } from '../post-image.service.ts';
import { changeMedia, deletePicture, listMedia } from './library.service.ts';
import { deletePictures, keepPictures } from './several-pictures.service.ts';

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

  known: adminProcedure
    .input(knownPictureInputSchema)
    .output(storedPictureSchema.nullable())
    .mutation(({ ctx, input }) => findKnownPicture(ctx.deps, ctx.admin, input)),

  adopt: adminProcedure
    .input(adoptedPictureInputSchema)
    .output(storedPictureSchema)
    .mutation(({ ctx, input }) => adoptGooglePicture(ctx.deps, ctx.admin, input.url)),

  delete: provenAdminProcedure
    .input(mediaIdInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await deletePicture(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  keepSeveral: adminProcedure
    .input(picturesKeepingSchema)
    .output(picturesChangedSchema)
    .mutation(({ ctx, input }) => keepPictures(ctx.deps, ctx.admin, input)),

  deleteSeveral: provenAdminProcedure
    .input(picturesInputSchema)
    .output(picturesChangedSchema)
    .mutation(({ ctx, input }) => deletePictures(ctx.deps, ctx.admin, input)),
};
