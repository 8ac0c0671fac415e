import { Paper, Text, UnstyledButton } from '@mantine/core';
import { type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { richTextContent } from '../../../words/rich-text.ts';
import type { BlockChoice } from './block-choices.ts';
import classes from './SlashList.module.css';

const { items, groups, menu, none } = richTextContent.blocks;

export interface SlashListHandle {
  /** @returns true when the list handled the key. */
  onKey: (key: string) => boolean;
}

interface Active {
  index: number;
  choices: readonly BlockChoice[];
}

interface SlashListProps {
  /** Referenced by `aria-controls` of the text. */
  listId: string;
  choices: readonly BlockChoice[];
  onChoose: (choice: BlockChoice) => void;
  onActive: (optionId: string | null) => void;
  ref: Ref<SlashListHandle>;
}

const stepOf: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Keeps focus in the text, which refers to the active option. */
export function SlashList({ listId, choices, onChoose, onActive, ref }: SlashListProps) {
  const [active, setActive] = useState<Active>({ index: 0, choices });
  const index = active.choices === choices ? active.index : 0;
  const optionId = (at: number) => `${listId}-${choices[at]?.id ?? ''}`;
  const move = (next: number) => {
    setActive({ index: next, choices });
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const activeId = choices.length > 0 ? optionId(index) : null;
  const tell = useEffectEvent(onActive);
  useLayoutEffect(() => tell(activeId), [activeId]);

  useImperativeHandle(ref, () => ({
    onKey: (key) => {
      const step = stepOf[key];
      if (choices.length === 0) return false;
      if (step !== undefined) {
        move((index + step + choices.length) % choices.length);
        return true;
      }
      const chosen = choices[index];
      if ((key !== 'Enter' && key !== 'Tab') || !chosen) return false;
      onChoose(chosen);
      return true;
    },
  }));

  if (choices.length === 0) {
    return (
      <Paper withBorder shadow="md" p="sm" fz="sm" role="status">
        {none}
      </Paper>
    );
  }
  const shownGroups = [...new Set(choices.map(({ group }) => group))];
  return (
    <Paper withBorder shadow="md" p="xs" className={classes.list}>
      <div role="listbox" id={listId} aria-label={menu}>
        {shownGroups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a part of a listbox
          <div key={group} role="group" aria-label={groups[group]}>
            <Text fz="xs" fw={600} c="dimmed" px="xs" pt="xs" aria-hidden="true">
              {groups[group]}
            </Text>
            {choices.map((choice, at) =>
              choice.group === group ? (
                <UnstyledButton
                  key={choice.id}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === index}
                  tabIndex={-1}
                  className={classes.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => at !== index && move(at)}
                  onClick={() => onChoose(choice)}
                >
                  <span>{items[choice.id].label}</span>{' '}
                  <Text span fz="xs" c="dimmed">
                    {items[choice.id].hint}
                  </Text>
                </UnstyledButton>
              ) : null,
            )}
          </div>
        ))}
      </div>
    </Paper>
  );
}
