import { trpc } from '../api/trpc.ts';

function listsDeleted({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return JSON.stringify(queryKey).includes('"status":"deleted"');
}

/** Refreshes the lists of posts, the counts beside them and the public pages after a post changed. */
export function usePostChanges() {
  const utils = trpc.useUtils();
  return {
    refreshLists: () =>
      Promise.all([
        utils.admin.posts.list.invalidate(),
        utils.admin.categories.list.invalidate(),
        utils.blog.invalidate(),
      ]),
    /**
     * A list that is on the screen keeps its rows; everything else is read again. The list of deleted posts is read again too: it may
     * have been opened before the server was done.
     */
    refreshElsewhere: () =>
      Promise.all([
        utils.admin.posts.list.invalidate(undefined, { refetchType: 'none' }),
        utils.admin.posts.list.invalidate(undefined, { predicate: listsDeleted }),
        utils.admin.categories.list.invalidate(),
        utils.blog.invalidate(),
      ]),
    forgetPost: (id: number) => utils.admin.posts.get.reset({ id }),
  };
}
