import { requestPageContent } from '../../../content/request-page.ts';
import { requestLimits } from '../../../shared/request-options.ts';
import { outlivingPage, trpc } from '../../api/trpc.ts';
import { useDraft } from '../../forms/drafts/useDraft.ts';
import { AdditionForm } from './AdditionForm.tsx';

/** What the sender of a request adds to it. */
export function RemarkForm({ requestKey }: { requestKey: string }) {
  const utils = trpc.useUtils();
  const { requests } = utils.client.contact;
  const { remarkDraft, byKey } = utils.contact.requests;
  const key = { key: requestKey };
  const draft = useDraft(
    `remark:${requestKey}`,
    {
      load: async () => ({ draft: await requests.remarkDraft.query(key) }),
      save: async (typed) => {
        const saved = await requests.saveRemarkDraft.mutate({ ...key, ...typed }, outlivingPage);
        const { revision, savedAt } = saved;
        remarkDraft.setData(
          key,
          revision ? { text: typed.text, revision, begunAt: savedAt, savedAt } : null,
        );
        return saved;
      },
    },
    remarkDraft.getData(key),
  );
  const { keeper } = draft;
  const sending = trpc.contact.requests.remark.useMutation();
  return (
    <AdditionForm
      name="remark"
      words={requestPageContent.remark}
      maxLength={requestLimits.maxRemark}
      draft={draft}
      loadSending={async () => ({
        schema: (await import('../../../shared/requests.ts')).remarkFormSchema,
        send: async (remark) => {
          await keeper.settle();
          try {
            await sending.mutateAsync({ ...remark, ...key, draft: keeper.lineage() });
          } catch (error) {
            void keeper.flush();
            throw error;
          }
          remarkDraft.setData(key, null);
          keeper.sent();
          await byKey.invalidate(key);
        },
      })}
    />
  );
}
