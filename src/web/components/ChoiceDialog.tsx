import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Choice {
  label: string;
  onChoose: () => void;
}

interface ChoiceDialogProps {
  title: string;
  children: ReactNode;
  /** Has the focus: what is done by a hasty Enter. */
  safe: Choice;
  others: readonly Choice[];
  /** Left out where one of the buttons has to be chosen. */
  onClose?: () => void;
}

/** A question that two or three buttons answer; the safe answer comes last and is the main one. */
export function ChoiceDialog({ title, children, safe, others, onClose }: ChoiceDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          {others.map(({ label, onChoose }) => (
            <Button key={label} variant="secondary" onClick={onChoose}>
              {label}
            </Button>
          ))}
          <Button onClick={safe.onChoose} data-autofocus>
            {safe.label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
