import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../profile.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  note?: string | undefined;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <Text component="dt" c="dimmed" fz="sm">
            {label}
          </Text>
          <Text component="dd" fw={600}>
            {value}
          </Text>
          {note ? (
            <Text component="dd" c="dimmed" fz="sm">
              {note}
            </Text>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
