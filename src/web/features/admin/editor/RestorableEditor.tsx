import { useState } from 'react';
import type { Autosave, EditorPost } from '../../../../shared/admin-posts.ts';
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
  const [choice, setChoice] = useState<'ask' | 'restore' | 'none'>(unsaved ? 'ask' : 'none');
  const [reloads, setReloads] = useState(0);
  const discard = trpc.admin.autosave.discard.useMutation();

  return (
    <>
      <PostForm
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
          isOutdated={unsaved.baseVersion !== post.version}
          onRestore={() => setChoice('restore')}
          onDiscard={() => {
            removeLocalDraft(key);
            discard.mutate({ postId: post.id });
            setChoice('none');
          }}
        />
      ) : null}
    </>
  );
}
