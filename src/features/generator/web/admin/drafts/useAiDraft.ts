import { trpc } from '../../../../../web/api/trpc.ts';

const lookEveryMs = 1_000;
/** While the server cannot be asked, or asks for a password. */
const retryEveryMs = 5_000;

/** The draft that the server makes or holds for this admin; looked at every second while it is under way. */
export function useAiDraft() {
  return trpc.admin.aiDrafts.current.useQuery(undefined, {
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      if (state.data?.state !== 'running') return false;
      return state.status === 'error' ? retryEveryMs : lookEveryMs;
    },
  });
}

/** What can be done to it; every change is followed by a look at what is there now. */
export function useAiDraftChanges() {
  const utils = trpc.useUtils();
  return {
    show: utils.admin.aiDrafts.current.setData,
    refresh: () =>
      Promise.all([
        utils.admin.aiDrafts.current.invalidate(),
        utils.admin.aiDrafts.requests.invalidate(),
      ]),
  };
}
