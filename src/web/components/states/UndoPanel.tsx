import { Button, Group, Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface UndoPanelProps {
  /** Says that something was taken away. */
  text: string;
  label: string;
  isBusy?: boolean;
  onUndo: () => void;
}

/** Offers the way back below a list. Takes the focus, because the button of the row is gone. */
export function UndoPanel({ text, label, isBusy = false, onUndo }: UndoPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Paper variant="dashed" p="md">
      <Group justify="space-between">
        <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>
        <Button ref={button} variant="default" disabled={isBusy} onClick={onUndo}>
          {label}
        </Button>
      </Group>
    </Paper>
  );
}
