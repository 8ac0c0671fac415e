import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../server/trpc/init.ts';
import { idInputSchema, success, successSchema } from '../../../shared/wire.ts';
import {
  chooseForeignSchema,
  compareImportSchema,
  importComparisonSchema,
  importItemPageSchema,
  importItemsInputSchema,
  lookAtImportSchema,
  postImportSchema,
  startImportSchema,
} from '../post-import.ts';
import { exportFormatSchema } from '../post-transfer.ts';
import { allowExport } from './export/export.service.ts';
import { discardImport } from './import/discard-imports.service.ts';
import {
  chooseForeign,
  listImports,
  listItems,
  startImport,
  startUndo,
} from './import/imports.service.ts';
import { comparePost, lookAtPost } from './import/signing-off/comparison.service.ts';

export const transferRouter = router({
  /** Called before the download, which shows no errors of its own. */
  allowExport: provenAdminWho('transferPosts')
    .input(z.object({ format: exportFormatSchema }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await allowExport(ctx.deps, ctx.admin, input.format);
      return success;
    }),

  imports: adminWho('transferPosts')
    .output(z.array(postImportSchema))
    .query(({ ctx }) => listImports(ctx.deps)),

  items: adminWho('transferPosts')
    .input(importItemsInputSchema)
    .output(importItemPageSchema)
    .query(({ ctx, input }) => listItems(ctx.deps, input)),

  compare: adminWho('transferPosts')
    .input(compareImportSchema)
    .output(importComparisonSchema)
    .query(({ ctx, input }) => comparePost(ctx.deps, input)),

  lookAt: adminWho('transferPosts')
    .input(lookAtImportSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await lookAtPost(ctx.deps, input);
      return success;
    }),

  chooseForeign: adminWho('transferPosts')
    .input(chooseForeignSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await chooseForeign(ctx.deps, input);
      return success;
    }),

  start: adminWho('transferPosts')
    .input(startImportSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await startImport(ctx.deps, input);
      return success;
    }),

  undo: provenAdminWho('transferPosts')
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await startUndo(ctx.deps, input.id);
      return success;
    }),

  discard: adminWho('transferPosts')
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await discardImport(ctx.deps, input.id);
      return success;
    }),
});
