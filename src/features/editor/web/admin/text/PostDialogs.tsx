import { LeaveDialog } from '../../../../../web/components/dialog/LeaveDialog.tsx';
import type { useLeaveGuard } from '../../../../../web/components/dialog/useLeaveGuard.ts';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { Autosaver } from '../../../../../web/forms/drafts/autosaver.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import type { PostAutosave } from '../../../editing.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';
import { ConflictDialog } from '../conflicts/ConflictDialog.tsx';
import { OtherWindowDialog } from '../conflicts/OtherWindowDialog.tsx';
import { type EditorValues, fromAutosave } from '../editor-form.ts';
import { HistoryDialog } from '../revisions/HistoryDialog.tsx';
import type { EditorFormApi } from '../useTitleFollowing.ts';
import type { TextKeeper } from './useTextKeeper.ts';

export interface EditorDialogsProps {
  values: EditorValues;
  /** Form values on the server. */
  baseline: EditorValues;
  keeper: TextKeeper;
  autosaver: Autosaver<EditorValues>;
  guard: ReturnType<typeof useLeaveGuard>;
  onReload: () => Promise<void>;
}

interface PostDialogsProps extends EditorDialogsProps {
  post: EditorPost;
  form: EditorFormApi;
  isDirty: boolean;
  conflict: EditorPost | null;
  onConflict: (conflict: EditorPost | null) => void;
  isHistoryOpen: boolean;
  onCloseHistory: () => void;
  onSaveMine: (over: number) => void;
  onLoadText: (text: PostAutosave) => void;
}

/** Questions about a post: leaving it, a newer version, text of another window, and its history. */
export function PostDialogs(props: PostDialogsProps) {
  const { post, form, values, keeper, autosaver, guard, conflict, onConflict, onReload } = props;
  const startOver = async () => {
    await autosaver.discard();
    await onReload();
  };
  return (
    <>
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
          onBack={() => onConflict(null)}
          onSaveMine={() => {
            onConflict(null);
            props.onSaveMine(conflict.version);
          }}
          onLoadTheirs={() => {
            onConflict(null);
            void startOver();
          }}
        />
      ) : null}
      {keeper.clash?.form ? (
        <OtherWindowDialog
          mine={values}
          theirs={{
            form: fromAutosave(keeper.clash.form, props.baseline),
            updatedAt: keeper.clash.updatedAt,
          }}
          onKeepMine={() => {
            keeper.outrank();
            void autosaver.flush();
          }}
          onLoadTheirs={() => {
            if (!keeper.clash) return;
            autosaver.forget();
            props.onLoadText(keeper.clash);
          }}
        />
      ) : null}
      {props.isHistoryOpen ? (
        <HistoryDialog
          post={post}
          values={values}
          hasUnsaved={props.isDirty}
          onTake={(field, text) => {
            form.setFieldValue(field, text);
            showToast({
              title: words.history.title,
              description: words.history.taken(words.fields[field]),
            });
          }}
          onClose={props.onCloseHistory}
          onRestored={() => void startOver()}
        />
      ) : null}
    </>
  );
}
