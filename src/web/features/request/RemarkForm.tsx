import { requestPageContent } from '../../../content/request-page.ts';
import { requestLimits } from '../../../shared/request-options.ts';
import { trpc } from '../../api/trpc.ts';
import { AdditionForm } from './AdditionForm.tsx';

/** What the sender of a request adds to it. */
export function RemarkForm({ requestKey }: { requestKey: string }) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.requests.remark.useMutation();
  return (
    <AdditionForm
      name="remark"
      words={requestPageContent.remark}
      maxLength={requestLimits.maxRemark}
      loadSending={async () => ({
        schema: (await import('../../../shared/requests.ts')).remarkFormSchema,
        send: async (remark) => {
          await sending.mutateAsync({ ...remark, key: requestKey });
          await utils.contact.requests.byKey.invalidate({ key: requestKey });
        },
      })}
    />
  );
}
