import { Group, Text } from '@mantine/core';
import { examplesWords as words } from '../../words/examples-words.ts';

type NumberedListProps = { items: readonly string[]; done?: readonly boolean[] };

/** A mark takes the place of the number of what is done. */
export function NumberedList({ items, done = [] }: NumberedListProps) {
  return (
    <ol className="ruled" data-closed>
      {items.map((item, index) => (
        <Group key={item} component="li" gap="xs" py="sm" wrap="nowrap" align="baseline">
          <Text span aria-hidden w="1.5rem" flex="none" fw={700} c="var(--site-cool-text)">
            {done[index] ? '✓' : index + 1}
          </Text>
          <Text span maw="var(--site-measure)">
            {item}
            {done[index] ? <span className="visually-hidden"> ({words.stepDone})</span> : null}
          </Text>
        </Group>
      ))}
    </ol>
  );
}
