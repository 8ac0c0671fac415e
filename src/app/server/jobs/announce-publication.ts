import { announcePublication as announce } from '../../../features/posts/server/scheduled-posts.service.ts';
import type { Job } from './job.ts';

/** Drops the pages that still hide a post whose time has come. */
export const announcePublication: Job<'announcePublication'> = (deps, { postId }) =>
  announce(deps, postId);
