import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import drawing from '../../../../../web/components/pictures/drawing.module.css';
import { LinkedText } from '../../../../../web/components/text/LinkedText.tsx';
import { Moment } from '../Moment.tsx';
import classes from './Thread.module.css';

type EntryProps = {
  side: 'incoming' | 'outgoing';
  title: ReactNode;
  at: Date;
  children: ReactNode;
};

export function Entry({ side, title, at, children }: EntryProps) {
  return (
    <Paper
      component="article"
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
          <Moment at={at} />
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
