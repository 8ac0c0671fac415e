import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminEditorContent as words } from '../../../../content/admin-editor.ts';
import type { EditorPost } from '../../../../shared/admin-posts.ts';
import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../api/trpc.ts';
import { LeaveDialog } from '../../../components/LeaveDialog.tsx';
import { useLeaveGuard } from '../../../components/useLeaveGuard.ts';
import { dashboardAddress } from '../admin-address.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorFields } from './EditorFields.tsx';
import { type EditorValues, isSameForm, toPostFields, validatePost } from './editor-form.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { OtherEditors } from './OtherEditors.tsx';
import { useAutosave } from './useAutosave.ts';
import { useSavePost } from './useSavePost.ts';
import { useTitleFollowing } from './useTitleFollowing.ts';

interface PostFormProps {
  post: EditorPost;
  /** What the post holds. */
  baseline: EditorValues;
  /** What the form starts with. */
  initial: EditorValues;
  /** Reads the post again and starts over with it. */
  onReload: () => Promise<void>;
}

/** The editor of a post that exists. What is typed is kept beside the post until it is saved into it. */
export function PostForm({ post, baseline, initial, onReload }: PostFormProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { client } = trpc.useUtils();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [conflict, setConflict] = useState<EditorPost | null>(null);
  const form = useForm<EditorValues>({ initialValues: initial, validate: validatePost });
  const { values } = form;
  const { id, version } = post;
  const isDirty = !isSameForm(values, baseline);
  const { state, otherEditors, autosaver } = useAutosave({
    open: id,
    baseVersion: () => version,
    isClean: (typed) => isSameForm(typed, baseline),
    ...{ baseline, kept: baseline, keptAt: '', initial, values },
    save: (next) =>
      client.admin.autosave.save.mutate({ postId: id, baseVersion: version, form: next }),
    discard: () => client.admin.autosave.discard.mutate({ postId: id }),
  });
  const guard = useLeaveGuard(isDirty);
  const following = useTitleFollowing(form, post);
  const close = () => navigate(dashboardAddress(search), { replace: true });

  /** The slug or somebody else's save: both are conflicts, only the second has a newer version. */
  const findConflict = async (): Promise<boolean> => {
    const latest = await client.admin.posts.get.query({ id });
    if (latest.version === version) return false;
    setConflict(latest);
    return true;
  };
  const { save, isSaving } = useSavePost({
    store: (next, over: number) =>
      client.admin.posts.update.mutate({ id, version: over, ...toPostFields(next, baseline) }),
    explainConflict: findConflict,
    savedToast: words.toasts.updated,
    beforeSave: autosaver.settle,
    onSaved: () => {
      guard.release();
      autosaver.forget();
      close();
    },
    onFieldErrors: (errors) => form.setErrors(errors),
    onFailed: () => void autosaver.flush(),
  });
  const startOver = async () => {
    await autosaver.discard();
    await onReload();
  };

  return (
    <EditorFields
      {...{ form, post, following, state, isSaving }}
      onSubmit={(submitted) => void save(submitted, version)}
      onCancel={() => void close()}
      onPreview={() => window.open(paths.post(values.slug), '_blank', 'noopener')}
      onHistory={() => setHistoryOpen(true)}
      notice={<OtherEditors postId={id} heard={otherEditors} />}
    >
      {guard.isAsking ? (
        <LeaveDialog
          words={words.leave}
          onStay={guard.stay}
          onKeep={() => {
            void autosaver.flush();
            guard.leave();
          }}
          onDiscard={() => {
            void autosaver.discard();
            guard.leave();
          }}
        />
      ) : null}
      {conflict ? (
        <ConflictDialog
          mine={values}
          theirs={conflict}
          onBack={() => setConflict(null)}
          onSaveMine={() => {
            setConflict(null);
            void save(values, conflict.version);
          }}
          onLoadTheirs={() => {
            setConflict(null);
            void startOver();
          }}
        />
      ) : null}
      {isHistoryOpen ? (
        <HistoryDialog
          post={post}
          hasUnsaved={isDirty}
          onClose={() => setHistoryOpen(false)}
          onRestored={() => void startOver()}
        />
      ) : null}
    </EditorFields>
  );
}
