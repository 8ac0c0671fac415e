import type { CurrentDeveloper, ProfileUpdate } from '../../../shared/developer.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { showToast } from '../../components/toast/toast-store.ts';

type ToastText = { title: string; text: string };

type Outcome = {
  saved: ToastText;
  /** `text` is shown when the server sends none. */
  failed: ToastText;
  onSaved: (developer: CurrentDeveloper) => void;
};

/** Saves the signed-in developer's profile, and everything that shows it follows. */
export function useProfileUpdate({ saved, failed, onSaved }: Outcome) {
  const utils = trpc.useUtils();
  const update = trpc.developer.update.useMutation({
    onSuccess: (developer) => {
      utils.developer.current.setData(undefined, developer);
      void utils.developer.profile.invalidate({ developerId: developer.id });
      void utils.developer.directory.invalidate();
      showToast({ title: saved.title, description: saved.text });
      onSaved(developer);
    },
    onError: (error) =>
      showToast({
        title: failed.title,
        description: messageOf(error, failed.text),
        variant: 'destructive',
      }),
  });
  return {
    isPending: update.isPending,
    save: (id: number, changes: ProfileUpdate) => update.mutate({ id, ...changes }),
  };
}
