import { Group, Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../Action.tsx';

interface RemovedRowProps {
  children: string;
  context: string;
  undo: string;
  isBusy: boolean;
  onUndo: () => void;
}

/** Takes the focus, because the button that had it is gone. */
export function RemovedRow({ children, context, undo, isBusy, onUndo }: RemovedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <Paper ref={row} variant="dashed" radius="md" px="lg" py="md">
      <Group justify="space-between">
        <Text c="dimmed" fz="sm">
          {children}
        </Text>
        <ActionButton
          context={context}
          onClick={() => {
            if (!isBusy) onUndo();
          }}
        >
          {undo}
        </ActionButton>
      </Group>
    </Paper>
  );
}
