import { trpc } from '../../../../../web/api/trpc.ts';

export function useCategoryChanges() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.admin.categories.list.invalidate(),
      utils.admin.posts.list.invalidate(),
      utils.blog.invalidate(),
    ]);
}
