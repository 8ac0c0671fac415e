import { adminContent } from '../../../../content/admin.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';

const words = adminContent.list;

/** A list that did not load. */
export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorState title={words.failed} action={<Button onClick={onRetry}>{words.retry}</Button>}>
      <p>{messageOf(error, adminContent.errors.network)}</p>
    </ErrorState>
  );
}
