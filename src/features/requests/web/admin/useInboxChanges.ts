import { useRef, useState } from 'react';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { ListedRequest, RequestMove } from '../../contact-inbox.ts';
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
  const undoneId = useRef<number>(null);
  const call = trpc.admin.inbox.move.useMutation(
    withToasts({
      failed,
      onDone: async (moved: ListedRequest, { from, to }: RequestMove) => {
        setLast({ request: { ...moved, status: from }, to, isUndo: undoneId.current === moved.id });
        undoneId.current = null;
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
  const send = ({ id, status }: Movable, to: ContactStatus) => {
    if (status === to) return;
    // Nothing to undo until the server has answered: never the move before this one.
    setLast(null);
    call.mutate({ id, from: status, to });
  };
  return {
    last,
    isMoving: call.isPending,
    move: send,
    forget: () => setLast(null),
    markRead: (id: number) => reading.mutate({ id }),
    undo: () => {
      if (!last || last.isUndo) return;
      undoneId.current = last.request.id;
      send({ ...last.request, status: last.to }, last.request.status);
    },
  };
}

export type RequestMoves = ReturnType<typeof useRequestMoves>;

/** Assigns requests to those who may answer them. */
export function useAssigning() {
  const { admin } = useAdminSession();
  const onDone = useRequestReplaced();
  const call = trpc.admin.inbox.assign.useMutation(withToasts({ failed, onDone }));
  const assign = (id: number, assigneeId: number | null) => call.mutate({ id, assigneeId });
  return {
    isPending: call.isPending,
    assign,
    toggleMine: ({ id, assignee }: Pick<ListedRequest, 'id' | 'assignee'>) =>
      assign(id, assignee?.id === admin.id ? null : admin.id),
  };
}

export type Assigning = ReturnType<typeof useAssigning>;

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
