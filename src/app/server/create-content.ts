import { createPublishedContent } from '../../features/content/server/content-memory.ts';
import type { Deps } from '../../server/deps.ts';
import { contentKinds } from '../content-kinds.ts';

export const createContent = (deps: Pick<Deps, 'db' | 'log'>) =>
  createPublishedContent({ ...deps, kinds: contentKinds });
