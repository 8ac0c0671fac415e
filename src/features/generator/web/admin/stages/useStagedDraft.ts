import { areaPath } from '../../../../../web/admin/list/admin-address.ts';
import { useAddressParams } from '../../../../../web/admin/list/useAddressParams.ts';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { StagedDraft, StagedStep } from '../../../staged-drafts.ts';
import { stagedDraftsContent as words } from '../../../words/staged-drafts.ts';

const openKey = 'staged';

/** Address of the brief of a staged draft. */
export function stagedAddress(id: number): string {
  return `${areaPath('generator')}&${openKey}=${id}`;
}

const lookEveryMs = 1_000;
const retryEveryMs = 5_000;

/** Stores the open draft in the address, for reload and back navigation. */
export function useOpenStaged() {
  const { params, change } = useAddressParams();
  const value = params.get(openKey) ?? '';
  const open = (id: number | null) =>
    change({ [openKey]: id?.toString() ?? '' }, { preventScrollReset: false });
  return { openId: /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null, open };
}

export function runningStep({ steps }: Pick<StagedDraft, 'steps'>): StagedStep | null {
  return steps.findLast(({ outcome }) => outcome === 'running') ?? null;
}

/** Between two sections none is running for a moment. */
export function isUnderWay(draft: Pick<StagedDraft, 'steps' | 'sections'>): boolean {
  return runningStep(draft) !== null || draft.sections.some(({ isWaiting }) => isWaiting);
}

export function useStagedDraft(id: number) {
  return trpc.admin.stagedDrafts.get.useQuery(
    { id },
    {
      staleTime: 0,
      refetchOnMount: 'always',
      retry: false,
      refetchInterval: ({ state }) => {
        if (!state.data || !isUnderWay(state.data)) return false;
        return state.status === 'error' ? retryEveryMs : lookEveryMs;
      },
    },
  );
}

/** Shows a draft as a change left it. An answer that was overtaken by another change causes a new read. */
export function useAnsweredDraft(id: number) {
  const { get } = trpc.useUtils().admin.stagedDrafts;
  return async (answered: StagedDraft) => {
    // Cancels pending reads, which may predate the change.
    await get.cancel({ id });
    const shown = get.getData({ id });
    if (shown && shown.version > answered.version) return get.invalidate({ id });
    get.setData({ id }, answered);
  };
}

export function useStagedChanges(id: number) {
  const utils = trpc.useUtils();
  const { stagedDrafts } = trpc.admin;
  const outcome = {
    failed: words.toasts.failed,
    onDone: useAnsweredDraft(id),
    onFailed: (error: unknown) =>
      errorCode(error) === 'CONFLICT' ? utils.admin.stagedDrafts.get.invalidate({ id }) : undefined,
  };
  return {
    saveBrief: stagedDrafts.saveBrief.useMutation(
      withToasts({ ...outcome, done: words.toasts.kept }),
    ),
    saveOutline: stagedDrafts.saveOutline.useMutation(withToasts(outcome)),
    ask: stagedDrafts.ask.useMutation(withToasts(outcome)),
    cancel: stagedDrafts.cancel.useMutation(withToasts(outcome)),
    decide: stagedDrafts.decide.useMutation(withToasts(outcome)),
  };
}

export type StagedChanges = ReturnType<typeof useStagedChanges>;
