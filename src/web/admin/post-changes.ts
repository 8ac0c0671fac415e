import { trpc } from '../api/trpc.ts';

function listsDeleted({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return JSON.stringify(queryKey).includes('"status":"deleted"');
}

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
     * Keeps the rows of a visible list and reloads everything else, also the list of deleted posts: it may have been
     * opened before the server was done.
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
