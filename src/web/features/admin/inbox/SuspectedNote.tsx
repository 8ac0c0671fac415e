import { adminInboxContent } from '../../../../content/admin-work.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import classes from './SuspectedNote.module.css';

const words = adminInboxContent.suspected;

/** Says that requests were set apart, so that none of them waits unseen. */
export function SuspectedNote({ onLook }: { onLook: () => void }) {
  const { data: count = 0 } = trpc.admin.inbox.suspectedCount.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  if (count === 0) return null;
  return (
    <p className={classes.note}>
      <span>{words.text(count)}</span>
      <Button variant="secondary" onClick={onLook}>
        {words.look}
      </Button>
    </p>
  );
}
