import { adminContent } from '../../../../shared/words/admin.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/Dialog.tsx';
import { adminJobsContent } from '../../words/troubled-work.ts';
import { useJobChange } from './job-changes.ts';

const { confirmDiscard, confirmSendAgain, toasts } = adminJobsContent;

export interface JobQuestion {
  kind: 'discardJob' | 'discardMessage' | 'sendAgain';
  id: string;
  name: string;
}

/** Asks before something is lost, or may arrive twice. */
export function JobDialog({ question, onClose }: { question: JobQuestion; onClose: () => void }) {
  const { kind, id, name } = question;
  const { troubledWork } = trpc.admin;
  const discarded = useJobChange(toasts.discarded, onClose);
  const mutations = {
    discardJob: troubledWork.discardJob.useMutation(discarded),
    discardMessage: troubledWork.discardMessage.useMutation(discarded),
    sendAgain: troubledWork.sendMessageAgain.useMutation(useJobChange(toasts.retried, onClose)),
  };
  const mutation = mutations[kind];
  const words =
    kind === 'sendAgain'
      ? confirmSendAgain
      : {
          ...confirmDiscard,
          title: confirmDiscard.title(name),
          text: kind === 'discardJob' ? confirmDiscard.failed : confirmDiscard.unclear,
        };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: mutation.isPending ? words.busy : words.confirm,
          onChoose: () => mutation.mutate({ id }),
          isDisabled: mutation.isPending,
        },
      ]}
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
