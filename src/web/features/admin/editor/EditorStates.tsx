import { adminEditorContent as words } from '../../../../content/post-editing.ts';
import { messageOf } from '../../../api/call-errors.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';

/** What was to be edited did not load. */
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

/** What is to be edited is on its way. */
export function EditorLoading({ title }: { title: string }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ListSkeleton rowHeight="10rem" label={words.loading} />
    </>
  );
}
