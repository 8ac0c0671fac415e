import { Alert, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/paths.ts';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { dashboardAddress } from '../../../../../web/admin/list/admin-address.ts';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { PreviewLink } from '../../../../../web/admin/preview/PreviewLink.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useLeaveGuard } from '../../../../../web/components/dialog/useLeaveGuard.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import type { OtherEditor } from '../../../../documents/documents.ts';
import { useFacts } from '../../../../facts/web/admin/useFacts.ts';
import { PostSuggestions } from '../../../../generator/web/admin/suggestions/PostSuggestions.tsx';
import { type EditorPost, postForm } from '../../../../posts/post-editing.ts';
import { PostMomentNotice } from '../../../../posts/web/admin/moments/PostMoment.tsx';
import { noteMoment } from '../../../../posts/web/admin/moments/post-moment.ts';
import type { PostAutosave } from '../../../editing.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';
import { AltTextsButton } from '../alt-texts/AltTextsButton.tsx';
import { useAutosave } from '../autosave/useAutosave.ts';
import { CheckButton } from '../check/CheckButton.tsx';
import { MergedNotice } from '../conflicts/MergedNotice.tsx';
import { useMerge } from '../conflicts/useMerge.ts';
import type { TextAccess } from '../content/ContentSection.tsx';
import {
  blankPost,
  detailsIn,
  type EditorValues,
  isSameForm,
  toPostFields,
  validatePost,
} from '../editor-form.ts';
import { EditorFields } from '../form/EditorFields.tsx';
import { openPreview } from '../form/open-preview.ts';
import { useReview } from '../form/useReview.ts';
import { useSavePost } from '../form/useSavePost.ts';
import { useTitleFollowing } from '../useTitleFollowing.ts';
import { NewPostDialogs } from './NewPostDialogs.tsx';
import { useOpenNewPost } from './open-new-posts.ts';
import { PostDialogs } from './PostDialogs.tsx';
import { useTextKeeper } from './useTextKeeper.ts';

/** A post, or a new one by the key of its document. */
type Edited = { post: EditorPost } | { draftId: string };

interface EditorFormProps {
  edited: Edited;
  initial: EditorValues;
  /** Text that the server has, and since when. */
  kept: EditorValues;
  keptAt: Date | null;
  /** Version of the autosave that was loaded with the form; 0 for none. */
  seen: number;
  onReload: () => Promise<void>;
  onLoadText: (text: PostAutosave) => void;
}

export function EditorForm(props: EditorFormProps) {
  const { edited, initial, kept, keptAt, seen } = props;
  const loaded = 'post' in edited ? edited.post : null;
  const draftId = 'draftId' in edited ? edited.draftId : null;
  const ref = 'post' in edited ? { postId: edited.post.id } : { draftId: edited.draftId };
  const navigate = useNavigate();
  const { search } = useLocation();
  const { refreshLists } = usePostChanges();
  const update = trpc.admin.posts.update.useMutation();
  const creation = trpc.admin.drafts.createPost.useMutation();
  const { client, admin } = trpc.useUtils();
  const form = useCheckedForm<EditorValues>({ initialValues: initial, validate: validatePost });
  const { values } = form;
  const blank = blankPost(useAdminSession().admin.role);
  // Changes after a save without leaving. The ref serves callbacks that run later.
  const [held, setHeld] = useState({ post: loaded, baseline: loaded ? kept : blank });
  const latest = useRef(held);
  const { post, baseline } = held;
  const heldVersion = () => latest.current.post?.version ?? 0;
  const details = () => latest.current.baseline;
  const keeper = useTextKeeper({ of: ref, baseVersion: heldVersion, details, seen });
  useOpenNewPost(draftId);
  const { state, otherEditors, autosaver, localKey } = useAutosave({
    open: post?.id ?? draftId ?? '',
    // Left behind in this browser, a new post is sent again over the autosave that it has seen.
    baseVersion: post ? heldVersion : keeper.seenVersion,
    isClean: (typed) =>
      post ? isSameForm(typed, latest.current.baseline) : !postForm.hasText(typed),
    ...{ details, baseline, kept, keptAt, initial, values },
    save: keeper.save,
    discard: () => (post ? keeper.discard(post.id) : keeper.save(blank)),
  });
  const isDirty = !isSameForm(values, baseline);
  // A new post that the server has can be left at any time.
  const guard = useLeaveGuard(post ? isDirty : state.kind !== 'clean' && state.kind !== 'saved');
  const facts = useFacts({ of: ref, content: values.content, keep: autosaver.flush });
  const following = useTitleFollowing(form, post);
  const [isAskingToDrop, setAskingToDrop] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [conflict, setConflict] = useState<EditorPost | null>(null);
  const close = () => navigate(dashboardAddress(search), { replace: true });
  const text = useRef<TextAccess>(null);
  const goOnWith = (stored: EditorPost, typed: EditorValues) => {
    latest.current = { post: stored, baseline: typed };
    setHeld(latest.current);
    admin.posts.get.setData({ id: stored.id }, stored);
    admin.posts.details.get.setData(
      { id: stored.id },
      (known) => known && { ...known, ...detailsIn(typed) },
    );
  };
  const { merge, mergedWith, forget } = useMerge({
    form,
    text,
    held: () => latest.current,
    goOnWith,
  });

  /** A taken slug and a newer version both conflict; only the latter changes the version. */
  const findConflict = async (): Promise<boolean> => {
    if (!post) return keeper.findClash();
    const stored = await client.admin.posts.get.query({ id: post.id });
    if (stored.version === heldVersion()) return false;
    setConflict(stored);
    return true;
  };
  const { save, saveAndStay, isSaving } = useSavePost({
    store: (next, over: number) => {
      const fields = toPostFields(next, latest.current.baseline);
      const window = keeper.window();
      return post
        ? update.mutateAsync({ id: post.id, version: over, window, ...fields })
        : creation.mutateAsync({ draftId: draftId ?? '', window, ...fields });
    },
    merge,
    explainConflict: findConflict,
    onSaved: (stored) => noteMoment(latest.current.post, stored),
    savedToast: post ? words.toasts.updated : words.toasts.created,
    ...{ form, autosaver, guard, goOnWith, close },
  });
  const review = useReview(post?.id, (state) => {
    const { post: known, baseline: typed } = latest.current;
    if (known) goOnWith({ ...known, ...state }, typed);
  });
  const stay = async (typed: EditorValues): Promise<boolean> => {
    forget();
    if (post) return saveAndStay(typed, heldVersion());
    await autosaver.flush();
    return true;
  };
  const leaveNew = async () => {
    setAskingToDrop(false);
    await autosaver.flush();
    await refreshLists();
    if (guard.isAsking) return guard.leave();
    guard.release();
    close();
  };
  const preview = () => {
    if (!post) return void openPreview(paths.post(values.slug), autosaver.flush);
    if (isDirty) return void openPreview(paths.preview(post.id), autosaver.flush);
    window.open(paths.post(values.slug), '_blank', 'noopener');
  };
  const cancel = () => {
    if (post) return void close();
    if (postForm.hasText(values)) setAskingToDrop(true);
    else void leaveNew();
  };
  const shared = { values, baseline, keeper, autosaver, guard, onReload: props.onReload };

  return (
    <EditorFields
      {...{ form, post, following, facts, state, isSaving, text }}
      written={{ id: ref, title: values.title, keep: autosaver.flush }}
      tools={
        <>
          <CheckButton values={values} />
          <PostSuggestions
            values={values}
            onChange={(field, value) =>
              field === 'title' ? following.changeTitle(value) : form.setFieldValue(field, value)
            }
          />
          <AltTextsButton
            values={values}
            onChange={(content) => form.setFieldValue('content', content)}
          />
          <PreviewLink previewed={ref} keep={autosaver.flush} />
          {post ? (
            <Button variant="default" onClick={() => setHistoryOpen(true)}>
              {words.history.open}
            </Button>
          ) : null}
        </>
      }
      onSubmit={(submitted) => {
        forget();
        void save(submitted, heldVersion());
      }}
      onSave={(typed) => void stay(typed)}
      onReady={async (typed) => {
        if (!isDirty || (await stay(typed))) await review.set(true);
      }}
      onBackToDraft={() => void review.set(false)}
      isReviewBusy={review.isBusy}
      onCancel={cancel}
      onPreview={preview}
      notice={
        <>
          {post ? <PostMomentNotice edited={post.id} /> : null}
          {post ? <OtherEditors postId={post.id} heard={otherEditors} /> : null}
          {mergedWith ? (
            <MergedNotice with={mergedWith} onHistory={() => setHistoryOpen(true)} />
          ) : null}
        </>
      }
    >
      {post ? (
        <PostDialogs
          {...{ ...shared, post, form, isDirty, conflict, isHistoryOpen }}
          onConflict={setConflict}
          onCloseHistory={() => setHistoryOpen(false)}
          onSaveMine={(over) => void save(values, over)}
          onLoadText={props.onLoadText}
        />
      ) : (
        <NewPostDialogs
          {...{ ...shared, localKey, isAskingToDrop }}
          onStay={() => setAskingToDrop(false)}
          onLeave={leaveNew}
          onClose={() => void close()}
        />
      )}
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
  return <Alert color="sand">{words.others(names)}</Alert>;
}
