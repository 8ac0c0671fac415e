import type { CurrentDeveloper, ProfileChange } from '../../../shared/developer.ts';
import { errorCode } from '../../api/error-code.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { showToast } from '../../components/toast/toast-store.ts';

type ToastText = { title: string; text: string };

type Outcome = {
  saved: ToastText;
  /** `text` is shown when the server sends none. */
  failed: ToastText;
  onSaved: (developer: CurrentDeveloper) => void;
  /** A field that was edited here was changed elsewhere meanwhile; nothing is saved. */
  onOutdated: (latest: CurrentDeveloper) => void;
};

/** Saves the signed-in developer's profile, and everything that shows it follows. */
export function useProfileUpdate({ saved, failed, onSaved, onOutdated }: Outcome) {
  const utils = trpc.useUtils();
  const readAgain = async () => {
    const latest = await utils.client.developer.current.query();
    if (!latest) return;
    onOutdated(latest);
    utils.developer.current.setData(undefined, latest);
  };
  const update = trpc.developer.update.useMutation({
    onSuccess: (developer) => {
      utils.developer.current.setData(undefined, developer);
      void utils.developer.profile.invalidate({ developerId: developer.id });
      void utils.developer.directory.invalidate();
      showToast({ title: saved.title, description: saved.text });
      onSaved(developer);
    },
    onError: (error) => {
      // The dialog to sign in again opens by itself and says what to do.
      if (errorCode(error) === 'UNAUTHORIZED') return;
      showToast({
        title: failed.title,
        description: messageOf(error, failed.text),
        variant: 'destructive',
      });
      // Where it cannot be read, the next save is refused once more and says so again.
      if (errorCode(error) === 'CONFLICT') readAgain().catch(() => {});
    },
  });
  return {
    isPending: update.isPending,
    save: (id: number, change: ProfileChange) => update.mutate({ id, ...change }),
  };
}
