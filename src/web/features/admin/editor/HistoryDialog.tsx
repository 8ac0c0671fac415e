import { useState } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import type { EditorPost } from '../../../../shared/admin-posts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { showFailure } from '../parts/action-failure.ts';
import { actorName } from '../parts/actor-name.ts';
import { formatDateTime } from '../parts/format-time.ts';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import classes from './HistoryDialog.module.css';
import { RevisionText } from './RevisionText.tsx';

const { history: words, toasts } = adminEditorContent;

interface HistoryDialogProps {
  post: EditorPost;
  hasUnsaved: boolean;
  onClose: () => void;
  onRestored: () => void;
}

/** The kept versions of a post; an older one is read here and can become the newest. */
export function HistoryDialog({ post, hasUnsaved, onClose, onRestored }: HistoryDialogProps) {
  const { id, version: currentVersion } = post;
  const [chosen, setChosen] = useState<number | null>(null);
  const revisions = trpc.admin.posts.revisions.useQuery({ id }, { staleTime: 0, gcTime: 0 });
  const restore = trpc.admin.posts.restoreRevision.useMutation({
    onSuccess: () => {
      showToast(toasts.restored);
      onRestored();
    },
    onError: (error) => showFailure(error, toasts.restoreFailed),
  });
  const canRestore = chosen !== null && chosen !== currentVersion;

  return (
    <Dialog
      isOpen
      size="xl"
      title={words.title}
      onClose={onClose}
      actions={
        <Button
          disabled={!canRestore || restore.isPending}
          onClick={() => chosen !== null && restore.mutate({ id, version: chosen })}
        >
          {restore.isPending ? words.restoring : words.restore}
        </Button>
      }
    >
      {revisions.isPending ? <ListSkeleton rowHeight="3rem" /> : null}
      {revisions.isError ? <p role="alert">{words.failed}</p> : null}
      {revisions.data && revisions.data.length < 2 ? <p>{words.empty}</p> : null}
      <div className={classes.columns}>
        <ol className={classes.list}>
          {revisions.data?.map(({ version, savedBy, createdAt }) => (
            <li key={version}>
              <button
                type="button"
                className={classes.version}
                aria-pressed={version === chosen}
                onClick={() => setChosen(version)}
              >
                <strong>
                  {version === currentVersion ? words.current : words.version(version)}
                </strong>
                <span>{words.by(actorName(savedBy), formatDateTime(createdAt))}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className={classes.text}>
          {chosen === null ? (
            <p>{words.choose}</p>
          ) : (
            <RevisionText key={chosen} id={id} version={chosen} />
          )}
        </div>
      </div>
      {canRestore && hasUnsaved ? <p role="status">{words.warning}</p> : null}
    </Dialog>
  );
}
