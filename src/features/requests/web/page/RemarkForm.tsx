import { outlivingPage, trpc } from '../../../../web/api/trpc.ts';
import { requestLimits } from '../../request-options.ts';
import { requestPageContent } from '../../words/request-page.ts';
import { AdditionForm } from './AdditionForm.tsx';
import { useSendersDraft } from './useSendersDraft.ts';

/** What the sender of a request adds to it. */
export function RemarkForm({ requestKey }: { requestKey: string }) {
  const utils = trpc.useUtils();
  const { requests } = utils.client.contact;
  const { remarkDraft, byKey } = utils.contact.requests;
  const key = { key: requestKey };
  const { draft, send } = useSendersDraft(`remark:${requestKey}`, {
    initial: remarkDraft.getData(key),
    load: () => requests.remarkDraft.query(key),
    save: (typed) => requests.saveRemarkDraft.mutate({ ...key, ...typed }, outlivingPage),
    remember: (kept) => remarkDraft.setData(key, kept),
  });
  const sending = trpc.contact.requests.remark.useMutation();
  return (
    <AdditionForm
      name="remark"
      words={requestPageContent.remark}
      maxLength={requestLimits.maxRemark}
      draft={draft}
      loadSending={async () => ({
        schema: (await import('../../requests.ts')).remarkFormSchema,
        send: async (remark) => {
          await send((sent) => sending.mutateAsync({ ...remark, ...key, draft: sent }));
          await byKey.invalidate(key);
        },
      })}
    />
  );
}
