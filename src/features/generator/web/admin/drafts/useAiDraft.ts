import { trpc } from '../../../../../web/api/trpc.ts';

const lookEveryMs = 1_000;
const retryEveryMs = 5_000;

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
