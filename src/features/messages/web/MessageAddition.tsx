import { outlivingPage, trpc } from '../../../web/api/trpc.ts';
import { developerLimits } from '../../developers/developer-limits.ts';
import { AdditionForm } from '../../requests/web/page/AdditionForm.tsx';
import { useSendersDraft } from '../../requests/web/page/useSendersDraft.ts';
import { messagePageContent } from '../words/message-page.ts';

export function MessageAddition({ messageKey }: { messageKey: string }) {
  const utils = trpc.useUtils();
  const { page } = utils.client.developer.messages;
  const { draft: kept, byKey } = utils.developer.messages.page;
  const key = { key: messageKey };
  const { draft, send } = useSendersDraft(`addition:${messageKey}`, {
    initial: kept.getData(key),
    load: () => page.draft.query(key),
    save: (typed) => page.saveDraft.mutate({ ...key, ...typed }, outlivingPage),
    remember: (saved) => kept.setData(key, saved),
  });
  const adding = trpc.developer.messages.page.add.useMutation();
  return (
    <AdditionForm
      name="addition"
      words={messagePageContent.addition}
      maxLength={developerLimits.messageEntry}
      draft={draft}
      loadSending={async () => ({
        schema: (await import('../message-pages.ts')).additionFormSchema,
        send: async (addition) => {
          await send((sent) => adding.mutateAsync({ ...addition, ...key, draft: sent }));
          await byKey.invalidate(key);
        },
      })}
    />
  );
}
