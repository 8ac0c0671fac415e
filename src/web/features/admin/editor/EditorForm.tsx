import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminEditorContent as words } from '../../../../content/admin-editor.ts';
import type { EditorPost } from '../../../../shared/admin-posts.ts';
import { Button } from '../../../components/Button.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { dashboardAddress } from '../admin-address.ts';
import { BasicsSection } from './BasicsSection.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ContentSection } from './ContentSection.tsx';
import classes from './EditorForm.module.css';
import { EditorHeader } from './EditorHeader.tsx';
import { type EditorValues, isSameForm, validatePost } from './editor-form.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { OtherEditors } from './OtherEditors.tsx';
import { SaveState } from './SaveState.tsx';
import { SeoSection } from './SeoSection.tsx';
import { useAutosave } from './useAutosave.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSavePost } from './useSavePost.ts';
import { useTitleFollowing } from './useTitleFollowing.ts';

interface EditorFormProps {
  post: EditorPost | null;
  /** What the post holds. */
  baseline: EditorValues;
  /** What the form starts with. */
  initial: EditorValues;
  /** Reads the post again and starts over with it. */
  onReload: () => Promise<void>;
}

/** Everything that can be said about a post. */
export function EditorForm({ post, baseline, initial, onReload }: EditorFormProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const form = useForm<EditorValues>({ initialValues: initial, validate: validatePost });
  const { values } = form;
  const isDirty = !isSameForm(values, baseline);
  const baseVersion = post?.version ?? 0;
  const { state, otherEditors, autosaver } = useAutosave({
    postId: post?.id ?? null,
    baseVersion,
    baseline,
    initial,
    values,
  });
  const guard = useLeaveGuard(isDirty);
  const following = useTitleFollowing(form, post);
  const close = () => navigate(dashboardAddress(search), { replace: true });

  const { save, isSaving, conflict, dropConflict } = useSavePost({
    post,
    baseline,
    beforeSave: autosaver.settle,
    onSaved: () => {
      guard.release();
      autosaver.forget();
      close();
    },
    onFieldErrors: (errors) => form.setErrors(errors),
    onFailed: () => void autosaver.flush(),
  });

  const showErrors = (errors: typeof form.errors) => {
    showToast({ ...words.toasts.invalid, variant: 'destructive' });
    const first = Object.keys(baseline).find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  };
  const cancel = () => guard.ask(close);

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((submitted) => void save(submitted, baseVersion), showErrors)}
    >
      <EditorHeader
        post={post}
        slug={values.slug}
        onCancel={cancel}
        onHistory={() => setHistoryOpen(true)}
      />
      <OtherEditors postId={post?.id ?? null} heard={otherEditors} />
      <BasicsSection form={form} post={post} following={following} />
      <ContentSection
        content={values.content}
        error={form.errors.content}
        inputProps={form.getInputProps('content')}
        onContent={(content) => form.setFieldValue('content', content)}
      />
      <SeoSection form={form} following={following} />
      <div className={classes.bar}>
        <Button variant="secondary" onClick={cancel}>
          {words.cancel}
        </Button>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? words.saving : post ? words.update : words.create}
        </Button>
        <SaveState state={state} />
      </div>
      {guard.isAsking ? (
        <LeaveDialog
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
          onBack={dropConflict}
          onSaveMine={() => {
            dropConflict();
            void save(values, conflict.version);
          }}
          onLoadTheirs={async () => {
            dropConflict();
            await autosaver.discard();
            await onReload();
          }}
        />
      ) : null}
      {post && isHistoryOpen ? (
        <HistoryDialog
          post={post}
          hasUnsaved={isDirty}
          onClose={() => setHistoryOpen(false)}
          onRestored={async () => {
            await autosaver.discard();
            await onReload();
          }}
        />
      ) : null}
    </form>
  );
}
