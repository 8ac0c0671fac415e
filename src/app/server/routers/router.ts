import { publicContentProcedure } from '../../../features/content/server/content.router.ts';
import { previewProcedure } from '../../../features/editor/server/previews/previews.router.ts';
import { estimateRouter } from '../../../features/estimate/server/estimate.router.ts';
import { glossaryRouter } from '../../../features/glossary/server/glossary.router.ts';
import { readingProcedures } from '../../../features/posts/server/reading/reading.router.ts';
import { programsRouter } from '../../../features/programs/server/programs.router.ts';
import { promptsRouter } from '../../../features/prompts/server/prompts.router.ts';
import { searchRouter } from '../../../features/search/server/search.router.ts';
import { toolsRouter } from '../../../features/tools/server/tools.router.ts';
import { router } from '../../../server/trpc/init.ts';
import { contentKinds } from '../../content-kinds.ts';
import { readEntry } from '../content/read-entry.ts';
import { adminRouter } from './admin.router.ts';
import { contactRouter } from './contact.router.ts';
import { developerRouter } from './developers.router.ts';
import { pagesRouter } from './pages.router.ts';

/** tRPC serves the whole API; REST serves the procedures that name a path. */
export const appRouter = router({
  admin: adminRouter,
  blog: router({ ...readingProcedures, preview: previewProcedure }),
  contact: contactRouter,
  developer: developerRouter,
  estimate: estimateRouter,
  content: publicContentProcedure(contentKinds, readEntry),
  pages: pagesRouter,
  programs: programsRouter,
  prompts: promptsRouter,
  search: searchRouter,
  tools: toolsRouter,
  glossary: glossaryRouter,
});

export type AppRouter = typeof appRouter;
