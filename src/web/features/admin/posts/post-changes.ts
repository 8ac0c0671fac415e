import { trpc } from '../../../api/trpc.ts';

/** What to read again after a post changed: its lists here, the counts beside them, and the public pages. */
export function usePostChanges() {
  const utils = trpc.useUtils();
  return {
    refreshLists: () =>
      Promise.all([
        utils.admin.posts.list.invalidate(),
        utils.admin.categories.list.invalidate(),
        utils.blog.invalidate(),
      ]),
    /** A list that is on the screen keeps its rows; everything else is read again. */
    refreshElsewhere: () =>
      Promise.all([
        utils.admin.posts.list.invalidate(undefined, { refetchType: 'none' }),
        utils.admin.categories.list.invalidate(),
        utils.blog.invalidate(),
      ]),
    forgetPost: (id: number) => utils.admin.posts.get.reset({ id }),
  };
}
