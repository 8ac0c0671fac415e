import { announcePublication as announce } from '../../../features/posts/server/scheduled-posts.service.ts';
import type { Job } from './job.ts';

/** Clears the page cache when a scheduled post is published. */
export const announcePublication: Job<'announcePublication'> = (deps, { postId }) =>
  announce(deps, postId);
