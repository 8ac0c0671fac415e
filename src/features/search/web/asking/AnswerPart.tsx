import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import type { Passage } from '../../asking.ts';
import { askWords } from '../../words/asking.ts';
import { AnswerText } from './AnswerText.tsx';
import { useAnswer } from './useAnswer.ts';

const { answer: words } = askWords;

interface AnswerPartProps {
  question: string;
  passages: readonly Passage[];
  contact: string;
  onCited: (passages: readonly Passage[]) => void;
}

/** Offers an answer, and asks at once where a press of “Ask” led here. An address alone, or a reader's program, asks nothing. */
export function AnswerPart({ question, passages, contact, onCited }: AnswerPartProps) {
  const { state, ask, stop } = useAnswer(question, (answer) => onCited(answer.passages));
  const { state: history }: { state: unknown } = useLocation();
  const isPressed = typeof history === 'object' && history !== null && 'isAsked' in history;
  const place = useRef<HTMLDivElement>(null);
  const askOnce = useRef<(() => Promise<void>) | null>(ask);
  useEffect(() => {
    if (!isPressed) return;
    void askOnce.current?.();
    askOnce.current = null;
  }, [isPressed]);
  const askNow = () => {
    askOnce.current = null;
    void ask();
  };
  // The pressed button goes away.
  const press = (act: () => void) => () => {
    place.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <Section heading={words.heading} layout="split" space="snug">
      <Stack
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={words.heading.title}
        className="needs-scripts"
        align="flex-start"
        gap="sm"
      >
        {state.kind === 'none' ? <Button onClick={press(askNow)}>{words.ask}</Button> : null}
        {state.kind === 'pending' ? (
          <>
            <progress aria-label={words.pending} style={{ width: 'min(24rem, 100%)' }} />
            <Button variant="default" onClick={press(stop)}>
              {words.stop}
            </Button>
          </>
        ) : null}
        <div aria-live="polite">
          {state.kind === 'pending' ? (
            <Text c="dimmed">{state.isLate ? words.stillPending : words.pending}</Text>
          ) : null}
          {state.kind === 'answered' ? (
            <AnswerText sentences={state.answer.sentences} passages={passages} contact={contact} />
          ) : null}
        </div>
        {state.kind === 'failed' ? (
          <>
            <Text role="alert" c="var(--mantine-color-error)">
              {state.message}
            </Text>
            <Button variant="default" onClick={press(askNow)}>
              {words.retry}
            </Button>
          </>
        ) : null}
        <Group gap="xs" fz="sm" c="dimmed">
          {words.data}
          <TallLink to={paths.privacy}>{words.privacy}</TallLink>
        </Group>
      </Stack>
    </Section>
  );
}
