import { useState } from 'react';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { ListedRequest } from '../../contact-inbox.ts';
import type { ContactStatus } from '../../contact-status.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';
import type { useRequestDraft } from './answer/useRequestDraft.ts';

const { failed, noteSaved } = words.toasts;

/** Replaces the row in place, so that it does not leave a filtered list. */
function useRequestReplaced() {
  const { inbox } = trpc.useUtils().admin;
  return (saved: ListedRequest) => {
    inbox.list.setQueriesData({}, {}, (page) =>
      page
        ? { ...page, items: page.items.map((item) => (item.id === saved.id ? saved : item)) }
        : page,
    );
    return Promise.all([
      inbox.open.invalidate({ id: saved.id }),
      inbox.unreadCount.invalidate(),
      inbox.suspectedCount.invalidate(),
    ]);
  };
}

export type Movable = Pick<
  ListedRequest,
  'id' | 'status' | 'firstName' | 'lastName' | 'phoneNumber'
>;

interface LastMove {
  request: Movable;
  to: ContactStatus;
  isUndo: boolean;
}

/**
 * Moves requests and undoes the last move. Reports and shows a move that another admin made meanwhile.
 * @param onMoved runs after the server has moved the request
 */
export function useRequestMoves(onMoved: () => unknown) {
  const { inbox } = trpc.useUtils().admin;
  const replace = useRequestReplaced();
  const [last, setLast] = useState<LastMove | null>(null);
  const call = trpc.admin.inbox.move.useMutation(
    withToasts({
      failed,
      onDone: async (moved: ListedRequest) => {
        await replace(moved);
        await onMoved();
      },
      onFailed: async (error) => {
        if (errorCode(error) === 'CONFLICT') await inbox.invalidate();
      },
    }),
  );
  // Reading is not reported and cannot be undone.
  const reading = trpc.admin.inbox.markRead.useMutation({
    onSuccess: async (read) => {
      await replace(read);
    },
  });
  const send = (request: Movable, to: ContactStatus, isUndo: boolean) => {
    if (request.status === to) return;
    call.mutate(
      { id: request.id, from: request.status, to },
      { onSuccess: () => setLast({ request, to, isUndo }) },
    );
  };
  return {
    last,
    isMoving: call.isPending,
    move: (request: Movable, to: ContactStatus) => send(request, to, false),
    forget: () => setLast(null),
    markRead: (id: number) => reading.mutate({ id }),
    undo: () => {
      if (last && !last.isUndo)
        send({ ...last.request, status: last.to }, last.request.status, true);
    },
  };
}

export type RequestMoves = ReturnType<typeof useRequestMoves>;

export function useNewNote(id: number, draft: ReturnType<typeof useRequestDraft>) {
  const { inbox } = trpc.useUtils().admin;
  return trpc.admin.inbox.addNote.useMutation(
    withToasts({
      done: noteSaved,
      failed,
      onDone: () => {
        draft.sent();
        return inbox.open.invalidate({ id });
      },
      onFailed: () => draft.keeper.flush(),
    }),
  );
}

export function useReminder() {
  const onDone = useRequestReplaced();
  return trpc.admin.inbox.remind.useMutation(withToasts({ failed, onDone }));
}
