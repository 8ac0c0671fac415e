import { Paper, Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import drawing from '../../../web/components/pictures/drawing.module.css';
import { LinkedText } from '../../../web/components/text/LinkedText.tsx';
import { EntryTime } from './EntryTime.tsx';
import classes from './Thread.module.css';

interface ThreadProps {
  title: string;
  /** Stands in the place of an answer that is to come. */
  awaited: string | null;
  children: ReactNode;
}

export function Thread({ title, awaited, children }: ThreadProps) {
  return (
    <Stack gap="lg">
      <h2>{title}</h2>
      {children}
      {awaited ? (
        <Paper variant="dashed" radius="md" px="xl" py="lg" c="dimmed">
          {awaited}
        </Paper>
      ) : null}
    </Stack>
  );
}

type EntryProps = {
  id?: string | undefined;
  side: 'incoming' | 'outgoing';
  title: ReactNode;
  at: Date;
  children: ReactNode;
};

export function Entry({ id, side, title, at, children }: EntryProps) {
  return (
    <Paper
      component="article"
      id={id}
      className={classes.entry}
      data-side={side}
      data-hue={side === 'outgoing' ? 'ember' : undefined}
      radius="md"
      px="var(--site-panel-space)"
      py="lg"
    >
      <header className={classes.head}>
        <Title order={3} size="h4">
          {title}
        </Title>
        <Text c="dimmed" fz="sm">
          <EntryTime at={at} />
        </Text>
      </header>
      {side === 'outgoing' ? (
        <svg
          className={classes.postmark}
          viewBox="0 0 96 56"
          width="96"
          height="56"
          aria-hidden="true"
          focusable="false"
        >
          <circle className={drawing.contour} cx="30" cy="28" r="25" />
          <circle className={drawing.contour} cx="30" cy="28" r="19" />
          <path
            className={drawing.contour}
            d="M15 35c6-9 11-9 16-3s9 3 14-6M56 16c7-4 13 4 20 0s13 4 20 0M58 28c7-4 12 4 18 0s13 4 20 0M56 40c7-4 13 4 20 0s13 4 20 0"
          />
        </svg>
      ) : null}
      {children}
    </Paper>
  );
}

export function EntryText({ children }: { children: string }) {
  return (
    <p className={classes.words} dir="auto">
      <LinkedText>{children}</LinkedText>
    </p>
  );
}

/** Leaves out a fact without a value. */
export function EntryFacts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  );
}
