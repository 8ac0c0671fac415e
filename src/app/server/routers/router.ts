import { blogRouter } from '../../../features/posts/server/reading/reading.router.ts';
import { router } from '../../../server/trpc/init.ts';
import { adminRouter } from './admin.router.ts';
import { contactRouter } from './contact.router.ts';
import { developerRouter } from './developers.router.ts';

/** The whole API. tRPC serves it all; REST serves the procedures that name a path. */
export const appRouter = router({
  admin: adminRouter,
  blog: blogRouter,
  contact: contactRouter,
  developer: developerRouter,
});

export type AppRouter = typeof appRouter;
