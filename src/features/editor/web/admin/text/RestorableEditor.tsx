import { useState } from 'react';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import type { TypedDetails } from '../../../../posts/post-details.ts';
import type { AutosaveForm, EditorPost } from '../../../../posts/post-editing.ts';
import type { PostAutosave } from '../../../editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { type LocalDraft, readLocalDraft, removeLocalDraft } from '../autosave/local-draft.ts';
import { fromAutosave, isSameForm, valuesOf } from '../editor-form.ts';
import { EditorForm } from './EditorForm.tsx';

const words = adminEditorContent.restore;

interface UnsavedDraft {
  form: AutosaveForm;
  baseVersion: number;
  changedAt: Date;
}

function newerDraft(remote: PostAutosave | null, local: LocalDraft | null): UnsavedDraft | null {
  const known = remote?.form && {
    form: remote.form,
    baseVersion: remote.baseVersion,
    changedAt: remote.updatedAt,
  };
  if (!known || !local) return known ?? local;
  return local.changedAt > known.changedAt ? local : known;
}

interface RestorableEditorProps {
  post: EditorPost;
  details: TypedDetails;
  autosave: PostAutosave | null;
  onReload: () => Promise<unknown>;
}

export function RestorableEditor({ post, details, autosave, onReload }: RestorableEditorProps) {
  const { admin } = useAdminSession();
  const key = { adminId: admin.id, open: post.id };
  const baseline = valuesOf(post, details);
  const [unsaved] = useState(() => {
    const found = newerDraft(autosave, readLocalDraft(key));
    return found && !isSameForm(fromAutosave(found.form, details), baseline) ? found : null;
  });
  const [restored, setRestored] = useState<AutosaveForm | null>(null);
  const [isAsking, setAsking] = useState(unsaved !== null);
  const [seen, setSeen] = useState(autosave?.version ?? 0);
  const [starts, setStarts] = useState(0);
  const discard = trpc.admin.autosave.discard.useMutation();
  const startWith = (form: AutosaveForm | null) => {
    setRestored(form);
    setAsking(false);
    setStarts((count) => count + 1);
  };

  return (
    <>
      <EditorForm
        key={starts}
        edited={{ post }}
        initial={restored ? fromAutosave(restored, details) : baseline}
        kept={baseline}
        keptAt={null}
        seen={seen}
        onReload={async () => {
          await onReload();
          startWith(null);
        }}
        onLoadText={({ version, form }) => {
          setSeen(version);
          startWith(form);
        }}
      />
      {unsaved && isAsking ? (
        <RestoreDialog
          changedAt={unsaved.changedAt}
          isOutdated={unsaved.baseVersion !== post.version}
          onRestore={() => startWith(unsaved.form)}
          onDiscard={() => {
            removeLocalDraft(key);
            discard.mutate({ postId: post.id, window: { savedFrom: crypto.randomUUID(), seen } });
            startWith(null);
          }}
        />
      ) : null}
    </>
  );
}

interface RestoreDialogProps {
  changedAt: Date;
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Requires an answer: further typing would overwrite the unsaved text. */
function RestoreDialog({ changedAt, isOutdated, onRestore, onDiscard }: RestoreDialogProps) {
  return (
    <Dialog
      title={words.title}
      answers={[
        { label: words.discard, onChoose: onDiscard },
        { label: words.restore, onChoose: onRestore, isSafe: true },
      ]}
    >
      <p>{words.text(formatDateTime(changedAt))}</p>
      {isOutdated ? <p>{words.outdated}</p> : null}
    </Dialog>
  );
}
