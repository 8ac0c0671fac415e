import { z } from 'zod';
import { currentAdminSchema, demoCredentialsSchema, loginSchema } from '../../../shared/admin.ts';
import { publicProcedure, router } from '../../trpc/init.ts';
import { activityRouter } from '../activity/activity.router.ts';
import { aiProcedures, generationsRouter } from '../ai/ai.router.ts';
import { categoriesRouter } from '../categories/categories.router.ts';
import { autosaveRouter, postsRouter } from '../editor/editor.router.ts';
import { inboxRouter } from '../inbox/inbox.router.ts';
import { draftsRouter } from '../post-drafts/post-drafts.router.ts';
import { retentionRouter } from '../retention/retention.router.ts';
import { tokensRouter } from '../tokens/tokens.router.ts';
import { troubledWorkRouter } from '../troubled-work/troubled-work.router.ts';
import { checkSignIn } from './sign-in.service.ts';

/** The admin area. */
export const adminRouter = router({
  login: publicProcedure
    .input(loginSchema)
    .output(currentAdminSchema)
    .mutation(async ({ ctx, input }) => {
      const admin = await checkSignIn(ctx.deps, ctx.place, {
        ...input,
        ip: ctx.ip,
        signal: ctx.signal,
      });
      await ctx.sessions.start('admin', admin.id);
      return admin;
    }),

  logout: publicProcedure
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx }) => {
      await ctx.sessions.end('admin');
      return { success: true as const };
    }),

  me: publicProcedure.output(currentAdminSchema.nullable()).query(async ({ ctx }) => {
    const session = await ctx.sessions.admin();
    return session && { id: session.adminId, username: session.username };
  }),

  demoCredentials: publicProcedure
    .output(demoCredentialsSchema.nullable())
    .query(({ ctx }) => ctx.deps.settings.demoAdmin),

  ...aiProcedures,
  generations: generationsRouter,
  posts: postsRouter,
  autosave: autosaveRouter,
  drafts: draftsRouter,
  categories: categoriesRouter,
  inbox: inboxRouter,
  tokens: tokensRouter,
  activity: activityRouter,
  retention: retentionRouter,
  troubledWork: troubledWorkRouter,
});
