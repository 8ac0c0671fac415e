import type { ToastText } from '../../../../../shared/words/types.ts';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { CurrentDeveloper, ProfileChange } from '../../../developers.ts';

type Outcome = {
  saved: ToastText;
  /** `description` is shown when the server sends no message. */
  failed: ToastText;
  onSaved: (developer: CurrentDeveloper) => void;
  /** A concurrent change to an edited field. Nothing is saved. */
  onOutdated: (latest: CurrentDeveloper) => void;
};

export function useProfileUpdate({ saved, failed, onSaved, onOutdated }: Outcome) {
  const utils = trpc.useUtils();
  const readAgain = async () => {
    const latest = await utils.developer.current.fetch(undefined, { staleTime: 0 });
    if (latest) onOutdated(latest);
  };
  const update = trpc.developer.update.useMutation(
    withToasts({
      done: saved,
      failed,
      onDone: (developer: CurrentDeveloper) => {
        utils.developer.current.setData(undefined, developer);
        void utils.developer.profile.invalidate({ developerId: developer.id });
        void utils.developer.directory.invalidate();
        void utils.developer.notifications.get.invalidate();
        onSaved(developer);
      },
      onFailed: (error) => {
        // Ignores a failed read: the next save is refused again and retries it.
        if (errorCode(error) === 'CONFLICT') readAgain().catch(() => {});
      },
    }),
  );
  return {
    isPending: update.isPending,
    save: (id: number, change: ProfileChange) => update.mutate({ id, ...change }),
  };
}
