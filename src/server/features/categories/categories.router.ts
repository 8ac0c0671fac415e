import { z } from 'zod';
import { idInputSchema } from '../../../shared/admin.ts';
import { adminCategorySchema, categoryInputSchema } from '../../../shared/admin-posts.ts';
import { maxId } from '../../../shared/blog.ts';
import { adminProcedure, router } from '../../trpc/init.ts';
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

  create: adminProcedure
    .input(categoryInputSchema)
    .output(adminCategorySchema)
    .mutation(({ ctx, input }) => createCategory(ctx.deps, ctx.admin, input)),

  update: adminProcedure
    .input(categoryInputSchema.extend(idInputSchema.shape))
    .output(adminCategorySchema)
    .mutation(({ ctx, input }) => updateCategory(ctx.deps, ctx.admin, input)),

  delete: adminProcedure
    .input(
      idInputSchema.extend({ moveToCategoryId: z.number().int().min(1).max(maxId).optional() }),
    )
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await deleteCategory(ctx.deps, ctx.admin, input);
      return { success: true as const };
    }),
});
