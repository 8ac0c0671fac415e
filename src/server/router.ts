import { adminRouter } from './features/admin/admin.router.ts';
import { contactRouter } from './features/contact/contact.router.ts';
import { developerRouter } from './features/developers/developers.router.ts';
import { blogRouter } from './features/posts/reading/reading.router.ts';
import { router } from './trpc/init.ts';

/** The whole API: tRPC serves it as it is, REST serves the procedures that name a path. */
export const appRouter = router({
  admin: adminRouter,
  blog: blogRouter,
  contact: contactRouter,
  developer: developerRouter,
});

export type AppRouter = typeof appRouter;
