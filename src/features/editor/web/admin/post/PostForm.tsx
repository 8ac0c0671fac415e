import { Alert } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/paths.ts';
import { dashboardAddress } from '../../../../../web/admin/list/admin-address.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { LeaveDialog } from '../../../../../web/components/dialog/LeaveDialog.tsx';
import { useLeaveGuard } from '../../../../../web/components/dialog/useLeaveGuard.ts';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { useFacts } from '../../../../facts/web/admin/useFacts.ts';
import { PostSuggestions } from '../../../../generator/web/admin/suggestions/PostSuggestions.tsx';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import type { Autosave, OtherEditor } from '../../../editing.ts';
import { adminEditorContent, adminEditorContent as words } from '../../../words/post-editing.ts';
import { useAutosave } from '../autosave/useAutosave.ts';
import { CheckButton } from '../check/CheckButton.tsx';
import { PreviewLink } from '../check/PreviewLink.tsx';
import { ConflictDialog } from '../conflicts/ConflictDialog.tsx';
import { OtherWindowDialog } from '../conflicts/OtherWindowDialog.tsx';
import { type EditorValues, isSameForm, toPostFields, validatePost } from '../editor-form.ts';
import { EditorFields } from '../form/EditorFields.tsx';
import { openPreview } from '../form/open-preview.ts';
import { useSavePost } from '../form/useSavePost.ts';
import { useTitleFollowing } from '../form/useTitleFollowing.ts';
import { HistoryDialog } from '../revisions/HistoryDialog.tsx';
import { useTextKeeper } from './useTextKeeper.ts';

interface PostFormProps {
  post: EditorPost;
  baseline: EditorValues;
  initial: EditorValues;
  /** Window whose autosave was loaded with the form, or null. */
  seen: string | null;
  onReload: () => Promise<void>;
  onLoadText: (text: Autosave) => void;
}

export function PostForm(props: PostFormProps) {
  const { initial, seen, onReload, onLoadText } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const update = trpc.admin.posts.update.useMutation();
  const { client, admin } = trpc.useUtils();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [conflict, setConflict] = useState<EditorPost | null>(null);
  const form = useCheckedForm<EditorValues>({ initialValues: initial, validate: validatePost });
  const { values } = form;
  // Changes after a save without leaving. The ref serves callbacks that run later.
  const [held, setHeld] = useState({ post: props.post, baseline: props.baseline });
  const latest = useRef(held);
  const { post, baseline } = held;
  const { id, version } = post;
  const heldVersion = () => latest.current.post.version;
  const keeper = useTextKeeper({ postId: id, baseVersion: heldVersion, seen });
  const isDirty = !isSameForm(values, baseline);
  const { state, otherEditors, autosaver } = useAutosave({
    open: id,
    baseVersion: heldVersion,
    isClean: (typed) => isSameForm(typed, latest.current.baseline),
    ...{ baseline, kept: baseline, keptAt: null, initial, values },
    save: keeper.save,
    discard: keeper.discard,
  });
  const guard = useLeaveGuard(isDirty);
  const facts = useFacts({ of: { postId: id }, content: values.content, keep: autosaver.flush });
  const following = useTitleFollowing(form, post);
  const close = () => navigate(dashboardAddress(search), { replace: true });

  /** A taken slug and a newer version both conflict; only the latter changes the version. */
  const findConflict = async (): Promise<boolean> => {
    const latest = await client.admin.posts.get.query({ id });
    if (latest.version === version) return false;
    setConflict(latest);
    return true;
  };
  const { save, saveAndStay, isSaving } = useSavePost({
    store: (next, over: number) =>
      update.mutateAsync({
        ...{ id, version: over, window: keeper.window() },
        ...toPostFields(next, latest.current.baseline),
      }),
    explainConflict: findConflict,
    savedToast: words.toasts.updated,
    ...{ form, autosaver, guard, close },
  });
  const goOnWith = (stored: EditorPost, typed: EditorValues) => {
    latest.current = { post: stored, baseline: typed };
    setHeld(latest.current);
    admin.posts.get.setData({ id }, stored);
  };
  const startOver = async () => {
    await autosaver.discard();
    await onReload();
  };

  return (
    <EditorFields
      {...{ form, post, following, facts, state, isSaving }}
      written={{ id: { postId: id }, title: values.title, keep: autosaver.flush }}
      tools={
        <>
          <CheckButton values={values} />
          <PostSuggestions
            values={values}
            onChange={(field, value) =>
              field === 'title' ? following.changeTitle(value) : form.setFieldValue(field, value)
            }
          />
          <PreviewLink previewed={{ postId: id }} keep={autosaver.flush} />
        </>
      }
      onSubmit={(submitted) => void save(submitted, version)}
      onSave={(typed) => void saveAndStay(typed, [version], ({ data }) => goOnWith(data, typed))}
      onCancel={() => void close()}
      onPreview={() =>
        isDirty
          ? void openPreview(paths.preview(id), autosaver.flush)
          : window.open(paths.post(values.slug), '_blank', 'noopener')
      }
      onHistory={() => setHistoryOpen(true)}
      notice={<OtherEditors postId={id} heard={otherEditors} />}
    >
      {guard.isAsking ? (
        <LeaveDialog
          words={words.leave}
          onStay={guard.stay}
          onKeep={async () => {
            await autosaver.flush();
            if (keeper.isRefused()) guard.stay();
            else guard.leave();
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
      {keeper.clash ? (
        <OtherWindowDialog
          mine={values}
          theirs={keeper.clash}
          onKeepMine={() => {
            keeper.outrank();
            void autosaver.flush();
          }}
          onLoadTheirs={() => {
            if (!keeper.clash) return;
            autosaver.forget();
            onLoadText(keeper.clash);
          }}
        />
      ) : null}
      {isHistoryOpen ? (
        <HistoryDialog
          post={post}
          values={values}
          hasUnsaved={isDirty}
          onTake={(field, text) => {
            form.setFieldValue(field, text);
            showToast({
              title: words.history.title,
              description: words.history.taken(words.fields[field]),
            });
          }}
          onClose={() => setHistoryOpen(false)}
          onRestored={() => void startOver()}
        />
      ) : null}
    </EditorFields>
  );
}

interface OtherEditorsProps {
  postId: number;
  heard: readonly OtherEditor[];
}

function OtherEditors({ postId, heard }: OtherEditorsProps) {
  const found = trpc.admin.posts.otherEditors.useQuery({ id: postId }, { staleTime: 0, gcTime: 0 });
  const others = heard.length > 0 ? heard : (found.data ?? []);
  if (others.length === 0) return null;
  const names = others.map(({ username }) => username).join(', ');
  return <Alert color="sand">{adminEditorContent.others(names)}</Alert>;
}
