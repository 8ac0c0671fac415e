import { Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { remarkLimits } from '../../../remarks.ts';

interface RemarkFieldProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Ctrl Enter. */
  onSave: () => void;
}

/** Takes the focus when it appears. */
export function RemarkField({ label, text, onText, onSave }: RemarkFieldProps) {
  return (
    <Textarea
      label={label}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onKeyDown={getHotkeyHandler([['mod+Enter', () => text.trim() !== '' && onSave()]])}
      maxLength={remarkLimits.text}
      autosize
      minRows={3}
      dir="auto"
      autoFocus
      data-autofocus
    />
  );
}
