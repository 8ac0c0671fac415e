import { useState } from 'react';
import type { Autosave, EditorPost } from '../../../../shared/admin-posts.ts';
import { trpc } from '../../../api/trpc.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { EditorForm } from './EditorForm.tsx';
import { emptyPost, isSameForm, valuesOf } from './editor-form.ts';
import { readLocalDraft, removeLocalDraft } from './local-draft.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { newerDraft } from './unsaved-draft.ts';

interface RestorableEditorProps {
  /** null for a post that does not exist yet. */
  post: EditorPost | null;
  autosave: Autosave | null;
  /** Reads the post again. */
  onReload: () => Promise<unknown>;
}

/** The editor's form; before it is used, unsaved text of an earlier visit is restored or thrown away. */
export function RestorableEditor({ post, autosave, onReload }: RestorableEditorProps) {
  const { admin } = useAdminSession();
  const postId = post?.id ?? null;
  const key = { adminId: admin.id, postId };
  const baseline = post ? valuesOf(post) : emptyPost;
  const [unsaved] = useState(() => {
    const found = newerDraft(autosave, readLocalDraft(key));
    return found && !isSameForm(found.form, baseline) ? found : null;
  });
  const [choice, setChoice] = useState<'ask' | 'restore' | 'none'>(unsaved ? 'ask' : 'none');
  const [reloads, setReloads] = useState(0);
  const discard = trpc.admin.autosave.discard.useMutation();

  return (
    <>
      <EditorForm
        key={`${choice}-${reloads}`}
        post={post}
        baseline={baseline}
        initial={choice === 'restore' && unsaved ? unsaved.form : baseline}
        onReload={async () => {
          await onReload();
          setChoice('none');
          setReloads((count) => count + 1);
        }}
      />
      {unsaved && choice === 'ask' ? (
        <RestoreDialog
          changedAt={unsaved.changedAt}
          isOutdated={unsaved.baseVersion !== (post?.version ?? 0)}
          onRestore={() => setChoice('restore')}
          onDiscard={() => {
            removeLocalDraft(key);
            discard.mutate({ postId });
            setChoice('none');
          }}
        />
      ) : null}
    </>
  );
}
