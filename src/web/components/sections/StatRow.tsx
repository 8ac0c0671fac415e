import { Stack, Text } from '@mantine/core';
import type { StatisticSection } from '../../../shared/words/types.ts';
import classes from './StatRow.module.css';

type StatRowProps = { statistics: StatisticSection };

export function StatRow({ statistics }: StatRowProps) {
  const { items, sampleNote } = statistics;
  return (
    <>
      <dl className={classes.row}>
        {items.map((item) => (
          <Stack key={item.label} gap="xxs" className={classes.item} data-hue={item.color}>
            <Text component="dt" c="dimmed" fz="sm">
              {item.label}
            </Text>
            <Text component="dd" variant="display" className={classes.figure}>
              {item.value}
            </Text>
          </Stack>
        ))}
      </dl>
      {sampleNote ? (
        <Text c="dimmed" fz="sm" mt="md">
          {sampleNote}
        </Text>
      ) : null}
    </>
  );
}
