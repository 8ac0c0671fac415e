import { trpc } from '../../../../../web/api/trpc.ts';

/** Reads again what shows categories: this list, the posts' badges, the public blog. */
export function useCategoryChanges() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.admin.categories.list.invalidate(),
      utils.admin.posts.list.invalidate(),
      utils.blog.invalidate(),
    ]);
}
