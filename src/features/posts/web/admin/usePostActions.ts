import { useState } from 'react';
import { usePostChanges } from '../../../../web/admin/post-changes.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import type { EditorPost } from '../../post-editing.ts';
import { heldBackContent } from '../../words/held-back.ts';
import { adminPostsContent } from '../../words/post-list.ts';
import { forgetMomentOf, noteMoment } from './moments/post-moment.ts';

const { toasts } = adminPostsContent;

function useOutcomes(id: PostOrDraftId, deleted: DeletedPosts) {
  const { refreshLists, refreshElsewhere, forgetPost } = usePostChanges();
  const { failed } = toasts;
  const forget = () => {
    if (typeof id !== 'number') return;
    forgetPost(id);
    forgetMomentOf(id);
  };
  return {
    removed: withToasts({
      done: toasts.deleted,
      failed,
      onDone: () => {
        deleted.add(id);
        forget();
        void refreshElsewhere();
      },
    }),
    undeleted: withToasts({
      done: toasts.restored,
      failed,
      onDone: async () => {
        await refreshLists();
        deleted.remove(id);
      },
    }),
    changed: (done: { title: string; description: string }) =>
      withToasts({
        done,
        failed,
        onDone: () => {
          forget();
          return refreshLists();
        },
      }),
  };
}

export function usePostActions(id: number, deleted: DeletedPosts) {
  const { removed, undeleted, changed } = useOutcomes(id, deleted);
  const { refreshLists } = usePostChanges();
  const remove = trpc.admin.posts.delete.useMutation(removed);
  const undelete = trpc.admin.posts.undelete.useMutation(undeleted);
  const publish = trpc.admin.posts.publish.useMutation(changed(toasts.published));
  const release = trpc.admin.posts.release.useMutation(
    withToasts({ failed: heldBackContent.failed, onDone: refreshLists }),
  );
  const unpublish = trpc.admin.posts.unpublish.useMutation(changed(toasts.unpublished));
  const duplicate = trpc.admin.posts.duplicate.useMutation(changed(toasts.duplicated));
  const removeForGood = trpc.admin.posts.deleteForGood.useMutation(changed(toasts.goneForGood));
  const { client } = trpc.useUtils();
  const schedule = trpc.admin.posts.schedule.useMutation(changed(toasts.scheduled));
  const note = { onSuccess: (stored: EditorPost) => noteMoment(null, stored) };
  const send = () => publish.mutate({ id }, note);
  const askAndPublish = async () => {
    const [open] = await client.admin.facts.open.query({ postIds: [id] }).catch(() => []);
    if (open) setOpenFacts(open.openCount);
    else send();
  };
  const [openFacts, setOpenFacts] = useState(0);
  return {
    openFacts,
    closeQuestion: () => setOpenFacts(0),
    isUndeleting: undelete.isPending,
    isBusy: [
      remove,
      undelete,
      publish,
      schedule,
      release,
      unpublish,
      duplicate,
      removeForGood,
    ].some(({ isPending }) => isPending),
    remove: () => remove.mutate({ id }),
    undelete: () => undelete.mutate({ id }),
    publish: askAndPublish,
    schedule: (at: Date) => schedule.mutate({ id, publishedAt: at.toISOString() }, note),
    release: () => release.mutate({ id }, { onSuccess: () => showToast(heldBackContent.released) }),
    publishHeldBack: () => release.mutate({ id }, { onSuccess: () => void askAndPublish() }),
    publishAnyway: () => {
      setOpenFacts(0);
      send();
    },
    unpublish: () => unpublish.mutate({ id }),
    duplicate: () => duplicate.mutate({ id }),
    removeForGood: () => removeForGood.mutate({ id }),
  };
}

export function useDraftActions(id: string, deleted: DeletedPosts) {
  const { removed, undeleted, changed } = useOutcomes(id, deleted);
  const removeForGood = trpc.admin.drafts.deleteForGood.useMutation(changed(toasts.goneForGood));
  const remove = trpc.admin.drafts.delete.useMutation(removed);
  const undelete = trpc.admin.drafts.undelete.useMutation(undeleted);
  return {
    isUndeleting: undelete.isPending,
    isBusy: remove.isPending || undelete.isPending || removeForGood.isPending,
    remove: () => remove.mutate({ id }),
    undelete: () => undelete.mutate({ id }),
    removeForGood: () => removeForGood.mutate({ id }),
  };
}

/** Number for a post, string for a draft of a new post. */
type PostOrDraftId = number | string;

/** Posts deleted on this screen; their rows stay with "Undo" until the list is left. */
export interface DeletedPosts {
  has: (id: PostOrDraftId) => boolean;
  add: (id: PostOrDraftId) => void;
  remove: (id: PostOrDraftId) => void;
}

export function useDeletedPosts(): DeletedPosts {
  const [ids, setIds] = useState<ReadonlySet<PostOrDraftId>>(new Set());
  return {
    has: (id) => ids.has(id),
    add: (id) => setIds((before) => new Set(before).add(id)),
    remove: (id) => setIds((before) => new Set([...before].filter((kept) => kept !== id))),
  };
}
