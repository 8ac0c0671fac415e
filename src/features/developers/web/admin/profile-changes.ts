import { useBulkReport } from '../../../../web/admin/list/several/useBulkReport.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { ListedDeveloper, ProfilesChanged } from '../../admin-developers.ts';
import { adminDevelopersContent } from '../../words/admin-developers.ts';

const { account, toasts, several, anonymous } = adminDevelopersContent;

function useFollowing() {
  const { developers, profileReports } = trpc.useUtils().admin;
  return () => Promise.all([developers.list.invalidate(), profileReports.list.invalidate()]);
}

export function useHiding(options: { onDone: () => void }) {
  const follow = useFollowing();
  return trpc.admin.developers.hide.useMutation(
    withToasts({
      ...{ done: toasts.hidden, failed: toasts.failed },
      onDone: async () => {
        await follow();
        options.onDone();
      },
      onFailed: follow,
    }),
  );
}

export function useShowing() {
  const follow = useFollowing();
  return trpc.admin.developers.show.useMutation(
    withToasts({ done: toasts.shown, failed: toasts.failed, onDone: follow, onFailed: follow }),
  );
}

export function useAccountChanges({ onDone }: { onDone: () => void }) {
  const follow = useFollowing();
  const { failed } = toasts;
  const after = async () => {
    await follow();
    onDone();
  };
  const { developers } = trpc.admin;
  return {
    endSignIns: developers.endSignIns.useMutation(
      withToasts({ done: account.ended, failed, onDone: after }),
    ),
    remove: developers.delete.useMutation(
      withToasts({ done: account.removed, failed, onDone: after, onFailed: follow }),
    ),
  };
}

export const nameOf = ({ id, developerName }: Pick<ListedDeveloper, 'id' | 'developerName'>) =>
  developerName || anonymous(id);

type Changed = ProfilesChanged['changed'];

const onWire = (changed: Changed) =>
  changed.map(({ since, ...profile }) => ({ ...profile, since: since.toISOString() }));

/** Hides and shows several profiles at once, and takes that back for those that nobody has changed since. */
export function useSeveralProfiles(onChanged: () => void) {
  const follow = useFollowing();
  const report = useBulkReport();
  const outcome = withToasts({ failed: toasts.failed, onFailed: follow });
  const hiding = trpc.admin.developers.hideSeveral.useMutation(outcome);
  const showing = trpc.admin.developers.showSeveral.useMutation(outcome);

  const then = (
    names: ReadonlyMap<number, string>,
    done: (count: number) => string,
    undo?: (changed: Changed) => void,
  ) => ({
    onSuccess: async ({ changed, failed }: ProfilesChanged) => {
      await follow();
      report.show({
        ...{ count: changed.length, done, failed, names },
        undo: undo && (() => undo(changed)),
      });
      onChanged();
    },
  });
  const namesOf = (rows: readonly ListedDeveloper[]) =>
    new Map(rows.map((row) => [row.id, nameOf(row)]));
  const { hidden, shown, undone } = several.done;

  return {
    report,
    isBusy: hiding.isPending || showing.isPending,
    hide: (rows: readonly ListedDeveloper[], reason: string) => {
      const names = namesOf(rows);
      hiding.mutate(
        { profiles: rows.map(({ id }) => ({ id, reason })) },
        then(names, hidden, (changed) =>
          showing.mutate({ profiles: onWire(changed) }, then(names, undone)),
        ),
      );
    },
    show: (rows: readonly ListedDeveloper[]) => {
      const names = namesOf(rows);
      const profiles = rows.flatMap(({ id, hidden: is }) =>
        is ? [{ id, since: is.since.toISOString() }] : [],
      );
      showing.mutate(
        { profiles },
        then(names, shown, (changed) =>
          hiding.mutate({ profiles: onWire(changed) }, then(names, undone)),
        ),
      );
    },
  };
}

export type SeveralProfiles = ReturnType<typeof useSeveralProfiles>;
