import { ListSkeleton } from '../../../../web/admin/ListSkeleton.tsx';
import { messageOf } from '../../../../web/api/call-errors.ts';
import { ButtonLink } from '../../../../web/components/ButtonLink.tsx';
import { ErrorState } from '../../../../web/components/ErrorState.tsx';
import { adminEditorContent as words } from '../../words/post-editing.ts';

export function EditorFailed({ error, back }: { error: unknown; back: string }) {
  return (
    <ErrorState
      title={words.missing.title}
      level={1}
      drawing="signpost"
      action={<ButtonLink to={back}>{words.missing.back}</ButtonLink>}
    >
      <p>{messageOf(error, words.missing.text)}</p>
    </ErrorState>
  );
}

export function EditorLoading({ title }: { title: string }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ListSkeleton rowHeight="10rem" label={words.loading} />
    </>
  );
}
