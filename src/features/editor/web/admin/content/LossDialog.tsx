import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { richTextContent } from '../../../words/rich-text.ts';

const { loss: words } = richTextContent;

interface LossDialogProps {
  losses: readonly string[];
  onGo: () => void;
  onStay: () => void;
}

export function LossDialog({ losses, onGo, onStay }: LossDialogProps) {
  return (
    <Dialog
      title={words.title}
      answers={[
        { label: words.go, onChoose: onGo },
        { label: words.stay, onChoose: onStay, isSafe: true },
      ]}
      onClose={onStay}
    >
      <p>{words.text}</p>
      <ul>
        {losses.map((loss) => (
          <li key={loss}>
            <code>{loss}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
