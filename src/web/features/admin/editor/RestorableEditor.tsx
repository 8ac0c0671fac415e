import { useState } from 'react';
import type { Autosave, AutosaveForm, EditorPost } from '../../../../shared/admin-posts.ts';
import { trpc } from '../../../api/trpc.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { isSameForm, valuesOf } from './editor-form.ts';
import { readLocalDraft, removeLocalDraft } from './local-draft.ts';
import { PostForm } from './PostForm.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { newerDraft } from './unsaved-draft.ts';

interface RestorableEditorProps {
  post: EditorPost;
  autosave: Autosave | null;
  /** Reads the post again. */
  onReload: () => Promise<unknown>;
}

/** The editor's form; before it is used, unsaved text of an earlier visit is restored or thrown away. */
export function RestorableEditor({ post, autosave, onReload }: RestorableEditorProps) {
  const { admin } = useAdminSession();
  const key = { adminId: admin.id, open: post.id };
  const baseline = valuesOf(post);
  const [unsaved] = useState(() => {
    const found = newerDraft(autosave, readLocalDraft(key));
    return found && !isSameForm(found.form, baseline) ? found : null;
  });
  // What the form starts with instead of the post's own text.
  const [restored, setRestored] = useState<AutosaveForm | null>(null);
  const [isAsking, setAsking] = useState(unsaved !== null);
  const [seen, setSeen] = useState(autosave?.savedFrom ?? null);
  const [starts, setStarts] = useState(0);
  const discard = trpc.admin.autosave.discard.useMutation();
  const startWith = (form: AutosaveForm | null) => {
    setRestored(form);
    setAsking(false);
    setStarts((count) => count + 1);
  };

  return (
    <>
      <PostForm
        key={starts}
        post={post}
        baseline={baseline}
        initial={restored ?? baseline}
        seen={seen}
        onReload={async () => {
          await onReload();
          startWith(null);
        }}
        onLoadText={(text) => {
          setSeen(text.savedFrom);
          startWith(text.form);
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
