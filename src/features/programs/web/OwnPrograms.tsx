import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { AccountBlock } from '../../developers/web/profile/account/AccountBlock.tsx';
import { connectionsWords as words } from '../words/connect.ts';
import { ProgramList } from './ProgramList.tsx';

const { toasts } = words;

/** Programs that act for a developer, in the own area of the profile. */
function OwnPrograms() {
  const utils = trpc.useUtils();
  const connections = trpc.developer.programs.list.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  const ending = trpc.developer.programs.end.useMutation(
    withToasts({
      ...{ done: toasts.ended, failed: toasts.failed },
      onDone: () => utils.developer.programs.list.invalidate(),
    }),
  );
  return (
    <AccountBlock id="programs-title" title={words.title} text={words.text}>
      <ProgramList query={connections} ending={ending} />
    </AccountBlock>
  );
}

export default OwnPrograms;
