import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { AccountSection } from '../../accounts/web/admin/account/AccountSection.tsx';
import { connectionsWords as words } from '../words/connect.ts';
import { ProgramList } from './ProgramList.tsx';

const { toasts } = words;

/** Programs that act for an admin, in the admin area. */
export function AdminPrograms() {
  const utils = trpc.useUtils();
  const connections = trpc.admin.programs.list.useQuery(undefined, { refetchOnMount: 'always' });
  const ending = trpc.admin.programs.end.useMutation(
    withToasts({
      ...{ done: toasts.ended, failed: toasts.failed },
      onDone: () => utils.admin.programs.list.invalidate(),
    }),
  );
  return (
    <AccountSection title={words.title} text={words.text}>
      <ProgramList query={connections} ending={ending} />
    </AccountSection>
  );
}
