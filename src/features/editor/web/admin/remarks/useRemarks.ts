import { useRef, useState } from 'react';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { DocumentRef } from '../../../../documents/documents.ts';
import type { Passage } from '../../../remarks.ts';
import { remarksContent as words } from '../../../words/remarks.ts';

/** Remarks of others show after this time, or when the window gets the focus. */
const refreshMs = 20_000;

interface RemarksInput {
  id: DocumentRef;
  /** Saves the typed text first: the server may not know a new post yet. */
  keep: () => Promise<void>;
}

export function useRemarks({ id: of, keep }: RemarksInput) {
  const { remarks } = trpc.admin.posts;
  const utils = trpc.useUtils();
  const list = remarks.list.useQuery(of, {
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: 'always', refetchInterval: refreshMs },
  });
  const [hadOpen, setHadOpen] = useState<boolean | null>(null);
  if (list.data && hadOpen === null) setHadOpen(list.data.some(({ doneAt }) => doneAt === null));
  const [isBusy, setBusy] = useState(false);
  /** A remark that was typed and not saved, for the next time its dialog opens. */
  const unsent = useRef('');
  const { client } = utils;

  /** @returns true when the server has taken it */
  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await call();
      await utils.admin.posts.remarks.list.invalidate(of);
      return true;
    } catch (error) {
      showFailure(error, words.failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const procedures = client.admin.posts.remarks;
  return {
    all: list.data ?? [],
    /** Some were open when the post was opened. */
    hadOpen: hadOpen === true,
    isFailed: list.isError,
    isBusy,
    unsent,
    add: (passage: Passage, text: string) =>
      send(async () => {
        if ('draftId' in of) await keep();
        await procedures.add.mutate({ of, ...passage, text });
      }),
    answer: (id: number, text: string) => send(() => procedures.answer.mutate({ of, id, text })),
    setDone: (id: number, isDone: boolean) =>
      send(() => procedures.setDone.mutate({ of, id, isDone })),
    takeBack: (id: number) => send(() => procedures.takeBack.mutate({ of, id })),
  };
}

export type Remarks = ReturnType<typeof useRemarks>;
