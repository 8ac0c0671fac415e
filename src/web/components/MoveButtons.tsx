import { ActionIcon, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Glyph } from './pictures/Glyph.tsx';

type MoveButtonsProps = {
  words: { up: string; upNamed: string; down: string; downNamed: string };
  /** Zero-based index. */
  position: number;
  count: number;
  onMove: (step: -1 | 1) => void;
};

/** Moves a row of a list. The focus stays on a button that can still move it. */
export function MoveButtons({ words, position, count, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const movedBy = useRef<-1 | 1 | null>(null);

  const focusAfterMove = useEffectEvent((place: number) => {
    const step = movedBy.current;
    movedBy.current = null;
    if (step === -1) (place === 0 ? down : up).current?.focus();
    if (step === 1) (place === count - 1 ? up : down).current?.focus();
  });
  useEffect(() => focusAfterMove(position), [position]);

  const move = (step: -1 | 1) => {
    movedBy.current = step;
    onMove(step);
  };
  return (
    <Stack gap={0}>
      <ActionIcon
        ref={up}
        aria-label={words.upNamed}
        title={words.up}
        disabled={position === 0}
        onClick={() => move(-1)}
      >
        <Glyph d="M9 15V3M4 8l5-5 5 5" />
      </ActionIcon>
      <ActionIcon
        ref={down}
        aria-label={words.downNamed}
        title={words.down}
        disabled={position === count - 1}
        onClick={() => move(1)}
      >
        <Glyph d="M9 3v12M4 10l5 5 5-5" />
      </ActionIcon>
    </Stack>
  );
}
