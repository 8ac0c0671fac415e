import { z } from 'zod';
import { adminProcedure, adminWho, provenAdminWho, router } from '../../../../server/trpc/init.ts';
import { idInputSchema, idSchema, success, successSchema } from '../../../../shared/wire.ts';
import { adminCategorySchema, categoryInputSchema } from '../../post-editing.ts';
import {
  createCategory,
  deleteCategory,
  listCategoriesWithCounts,
  updateCategory,
} from './categories.service.ts';

export const categoriesRouter = router({
  list: adminProcedure
    .output(z.array(adminCategorySchema))
    .query(({ ctx }) => listCategoriesWithCounts(ctx.deps)),

  create: adminWho('manageCategories')
    .input(categoryInputSchema)
    .output(adminCategorySchema)
    .mutation(({ ctx, input }) => createCategory(ctx.deps, ctx.admin, input)),

  update: adminWho('manageCategories')
    .input(categoryInputSchema.extend(idInputSchema.shape))
    .output(adminCategorySchema)
    .mutation(({ ctx, input }) => updateCategory(ctx.deps, ctx.admin, input)),

  delete: provenAdminWho('manageCategories')
    .input(idInputSchema.extend({ moveToCategoryId: idSchema().optional() }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteCategory(ctx.deps, ctx.admin, input);
      return success;
    }),
});
