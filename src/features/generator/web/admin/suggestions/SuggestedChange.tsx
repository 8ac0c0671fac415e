import { Button, Group, Kbd, Paper, Stack, Text } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { accessibleName } from '../../../../../web/start/accessible-name.ts';
import { houseStyleContent } from '../../../words/house-style.ts';

const { suggestions: words } = houseStyleContent;

interface SuggestedChangeProps {
  /** Accessible context, because each change has the same buttons. */
  context: string;
  children: ReactNode;
  /** The first change gets focus. */
  isFirst: boolean;
  outcome: string | null;
  onAccept: () => void;
  onRefuse: () => void;
}

/** Accepts or rejects by button, or by keyboard shortcut while focus is inside. */
export function SuggestedChange(props: SuggestedChangeProps) {
  const { context, children, isFirst, outcome, onAccept, onRefuse } = props;
  const accept = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFirst) accept.current?.focus();
  }, [isFirst]);
  const decide = (decision: () => void) => {
    const next = item.current?.nextElementSibling?.querySelector('button');
    decision();
    next?.focus();
  };

  return (
    <Paper
      component="li"
      ref={item}
      withBorder
      p="md"
      aria-label={context}
      onKeyDown={
        outcome === null
          ? getHotkeyHandler([
              ['mod+Enter', () => decide(onAccept)],
              ['mod+Backspace', () => decide(onRefuse)],
            ])
          : undefined
      }
    >
      <Stack gap="sm">
        {children}
        {outcome === null ? (
          <Group gap="xs">
            <Button
              ref={accept}
              aria-label={accessibleName(words.accept, context)}
              aria-keyshortcuts="Control+Enter"
              onClick={() => decide(onAccept)}
            >
              {words.accept}
            </Button>
            <Button
              variant="default"
              aria-label={accessibleName(words.refuse, context)}
              aria-keyshortcuts="Control+Backspace"
              onClick={() => decide(onRefuse)}
            >
              {words.refuse}
            </Button>
          </Group>
        ) : (
          <Text role="status" fz="sm" fw={600}>
            {outcome}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

export function DecisionKeys() {
  return (
    <Text c="dimmed" fz="sm" visibleFrom="sm">
      <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {words.acceptKey} · <Kbd>Ctrl</Kbd> <Kbd>⌫</Kbd>{' '}
      {words.refuseKey}
    </Text>
  );
}
