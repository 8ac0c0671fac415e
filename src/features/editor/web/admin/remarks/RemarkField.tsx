import { Textarea } from '@mantine/core';
import { remarkLimits } from '../../../remarks.ts';

interface RemarkFieldProps {
  label: string;
  text: string;
  onText: (text: string) => void;
}

/** Takes the focus when it appears. */
export function RemarkField({ label, text, onText }: RemarkFieldProps) {
  return (
    <Textarea
      label={label}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      maxLength={remarkLimits.text}
      autosize
      minRows={3}
      dir="auto"
      autoFocus
      data-autofocus
    />
  );
}
