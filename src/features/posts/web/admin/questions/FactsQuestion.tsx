import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { adminPostsContent } from '../../../words/post-list.ts';

const { factsQuestion: words } = adminPostsContent;

interface FactsQuestionProps {
  openCount: number;
  onLook: () => void;
  onPublish: () => void;
  onClose: () => void;
}

export function FactsQuestion({ openCount, onLook, onPublish, onClose }: FactsQuestionProps) {
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        { label: words.look, isSafe: true, onChoose: onLook },
        { label: words.publish, onChoose: onPublish },
      ]}
    >
      <p>{words.text(openCount)}</p>
    </Dialog>
  );
}
