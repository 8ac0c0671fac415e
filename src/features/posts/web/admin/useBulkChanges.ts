import { useState } from 'react';
import { usePostChanges } from '../../../../web/admin/post-changes.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { BulkChange, BulkOutcome, SeenPost } from '../../post-bulk.ts';
import type { PostRow } from '../../post-editing.ts';
import { adminPostsContent } from '../../words/post-list.ts';

const { bulk: words, toasts } = adminPostsContent;

export interface BulkResult {
  number: number;
  sentence: string;
  failed: { id: number; title: string; message: string }[];
  changed: BulkOutcome['changed'];
  /** Null after a deletion or an undo. */
  made: BulkChange | null;
  titles: ReadonlyMap<number, string>;
}

type Done = keyof typeof words.done;

export function useBulkChanges(onDone: () => void) {
  const { refreshLists, forgetPost } = usePostChanges();
  const [result, setResult] = useState<BulkResult | null>(null);
  const outcome = withToasts({ failed: toasts.failed, onFailed: refreshLists });
  const change = trpc.admin.posts.bulk.change.useMutation(outcome);
  const remove = trpc.admin.posts.bulk.delete.useMutation(outcome);
  const removeForGood = trpc.admin.posts.bulk.deleteForGood.useMutation(outcome);
  const takeBack = trpc.admin.posts.bulk.undo.useMutation(outcome);

  const finish = async (
    done: Done,
    titles: ReadonlyMap<number, string>,
    { changed, count, failed }: BulkOutcome & { count: number },
    made: BulkChange | null = null,
  ) => {
    for (const id of titles.keys()) forgetPost(id);
    await refreshLists();
    setResult((last) => ({
      number: (last?.number ?? 0) + 1,
      sentence: count > 0 ? words.done[done](words.posts(count)) : words.nothing,
      failed: failed.map((one) => ({ ...one, title: titles.get(one.id) ?? '' })),
      changed: done === 'undelete' || done === 'undo' ? [] : changed,
      ...{ made, titles },
    }));
    onDone();
  };

  const titlesOf = (rows: readonly PostRow[]) => new Map(rows.map(({ id, title }) => [id, title]));
  const seen = (rows: readonly PostRow[]): SeenPost[] =>
    rows.map(({ id, version }) => ({ id, version }));

  const follow = (done: Done, titles: ReadonlyMap<number, string>, made?: BulkChange) => ({
    onSuccess: (answer: BulkOutcome) =>
      finish(done, titles, { ...answer, count: answer.changed.length }, made),
  });

  return {
    result,
    dismiss: () => setResult(null),
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
              ...{ changed: [], failed },
              count: rows.length - failed.length,
            }),
        },
      ),
    undo: () => {
      if (!result) return;
      const { made, changed, titles } = result;
      if (made && 'tag' in made) {
        const kind = made.kind === 'addTag' ? 'removeTag' : 'addTag';
        const tagged = changed.map(({ id, version }) => ({ id, version }));
        change.mutate({ posts: tagged, change: { kind, tag: made.tag } }, follow('undo', titles));
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
      takeBack.mutate({ posts }, follow('undo', titles));
    },
  };
}

export type BulkChanges = ReturnType<typeof useBulkChanges>;
