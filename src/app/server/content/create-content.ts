import { createPublishedContent } from '../../../features/content/server/content-memory.ts';
import { countStored } from '../../../features/content/server/figure-counts.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { contentFillings, contentKinds, neededCounts } from '../../content-kinds.ts';
import { shownContent } from './shown-content.ts';

export const createContent = (deps: Pick<Deps, 'db' | 'log'>) =>
  createPublishedContent({
    ...deps,
    kinds: contentKinds,
    fillingsOf: contentFillings,
    shownOf: shownContent,
    countsOf: (published) => countStored(deps.db.prisma, neededCounts(published)),
  });
