import { Button, Group, Stack, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { ScrollPane } from '../../../../../web/admin/ScrollPane.tsx';
import { houseStyleContent } from '../../../words/house-style.ts';

const { suggestions: words } = houseStyleContent;

interface PendingSuggestionProps {
  text: string;
  startedAtMs: number;
  onStop: () => void;
}

export function PendingSuggestion({ text, startedAtMs, onStop }: PendingSuggestionProps) {
  const [nowMs, setNowMs] = useState(startedAtMs);
  const stop = useRef<HTMLButtonElement>(null);
  useInterval(() => setNowMs(performance.now()), 1_000, { autoInvoke: true });
  // Moves focus, because the pressed button is gone.
  useEffect(() => stop.current?.focus(), []);
  const seconds = Math.max(0, Math.floor((nowMs - startedAtMs) / 1_000));
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text>
          <span role="status">{words.pending}</span>{' '}
          <span role="timer">{words.seconds(seconds)}</span>
        </Text>
        <Button ref={stop} variant="default" onClick={onStop}>
          {words.stop}
        </Button>
      </Group>
      {text ? (
        <ScrollPane label={words.soFar} maxHeight="16rem">
          <Text fz="sm">{text.replace(/<[^>]*>?/g, ' ')}</Text>
        </ScrollPane>
      ) : null}
    </Stack>
  );
}
