import { useBulkReport } from '../../../../web/admin/list/several/useBulkReport.ts';
import { usePostChanges } from '../../../../web/admin/post-changes.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { BulkChange, BulkOutcome, SeenPost } from '../../post-bulk.ts';
import type { PostRow } from '../../post-editing.ts';
import { adminPostsContent } from '../../words/post-list.ts';

const { bulk: words, toasts } = adminPostsContent;

type Done = keyof typeof words.done;

export function useBulkChanges(onDone: () => void) {
  const { refreshLists, forgetPost } = usePostChanges();
  const report = useBulkReport();
  const outcome = withToasts({ failed: toasts.failed, onFailed: refreshLists });
  const change = trpc.admin.posts.bulk.change.useMutation(outcome);
  const remove = trpc.admin.posts.bulk.delete.useMutation(outcome);
  const removeForGood = trpc.admin.posts.bulk.deleteForGood.useMutation(outcome);
  const takeBack = trpc.admin.posts.bulk.undo.useMutation(outcome);

  const finish = async (
    done: Done,
    titles: ReadonlyMap<number, string>,
    { count, failed }: Pick<BulkOutcome, 'failed'> & { count: number },
    undo?: () => void,
  ) => {
    for (const id of titles.keys()) forgetPost(id);
    await refreshLists();
    report.show({
      ...{ count, failed, undo, names: titles },
      done: (posts) => words.done[done](words.posts(posts)),
    });
    onDone();
  };

  const titlesOf = (rows: readonly PostRow[]) => new Map(rows.map(({ id, title }) => [id, title]));
  const seen = (rows: readonly PostRow[]): SeenPost[] =>
    rows.map(({ id, version }) => ({ id, version }));

  const takenBack = (titles: ReadonlyMap<number, string>) => ({
    onSuccess: ({ changed, failed }: BulkOutcome) =>
      finish('undo', titles, { failed, count: changed.length }),
  });
  const undo = (
    titles: ReadonlyMap<number, string>,
    changed: BulkOutcome['changed'],
    made?: BulkChange,
  ) => {
    if (made && 'tag' in made) {
      const kind = made.kind === 'addTag' ? 'removeTag' : 'addTag';
      const tagged = changed.map(({ id, version }) => ({ id, version }));
      change.mutate({ posts: tagged, change: { kind, tag: made.tag } }, takenBack(titles));
      return;
    }
    const posts = changed.map(({ id, version, before }) => ({
      ...{ id, version },
      before: {
        ...before,
        publishedAt: before.publishedAt?.toISOString() ?? null,
        unpublishAt: before.unpublishAt?.toISOString() ?? null,
      },
    }));
    takeBack.mutate({ posts }, takenBack(titles));
  };
  const follow = (done: Done, titles: ReadonlyMap<number, string>, made?: BulkChange) => ({
    onSuccess: ({ changed, failed }: BulkOutcome) =>
      finish(
        done,
        titles,
        { failed, count: changed.length },
        done === 'undelete' ? undefined : () => undo(titles, changed, made),
      ),
  });

  return {
    report,
    isBusy: [change, remove, removeForGood, takeBack].some(({ isPending }) => isPending),
    change: (rows: readonly PostRow[], what: BulkChange) =>
      change.mutate({ posts: seen(rows), change: what }, follow(what.kind, titlesOf(rows), what)),
    remove: (rows: readonly PostRow[]) =>
      remove.mutate({ posts: seen(rows) }, follow('delete', titlesOf(rows))),
    removeForGood: (rows: readonly PostRow[]) =>
      removeForGood.mutate(
        { posts: seen(rows) },
        {
          onSuccess: ({ failed }) =>
            finish('deleteForGood', titlesOf(rows), {
              failed,
              count: rows.length - failed.length,
            }),
        },
      ),
  };
}

export type BulkChanges = ReturnType<typeof useBulkChanges>;
