import { Paper, Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode, type RefObject } from 'react';
import type { PostedForm } from '../../shared/posted-form.ts';
import { interfaceContent } from '../../shared/words/interface.ts';
import drawing from '../components/pictures/drawing.module.css';
import classes from './FormNotice.module.css';

type FormRefusedProps = {
  refusal: PostedForm;
  words: { title: string; description: string };
  fields: readonly { name: string; label: string; id: string }[];
  id: string;
  tabIndex: number;
  ref: RefObject<HTMLDivElement | null>;
};

export function FormRefused({ refusal, words, fields, ...target }: FormRefusedProps) {
  const refused = fields.filter(({ name }) => refusal.errors[name]);
  const reason = refusal.message ?? (refused.length === 0 ? words.description : null);
  return (
    <Paper {...target} role="alert" className={classes.notice} data-refused="true" px="lg" py="md">
      <Title order={3} size="h4">
        {words.title}
      </Title>
      {reason ? <p>{reason}</p> : null}
      {refused.length > 0 ? (
        <p>
          {interfaceContent.lookAtFields}{' '}
          {refused.map(({ name, label, id }, index) => (
            <Fragment key={name}>
              {index > 0 ? ', ' : null}
              <a href={`#${id}`}>{label}</a>
            </Fragment>
          ))}
        </p>
      ) : null}
    </Paper>
  );
}

type FormSentProps = {
  title: ReactNode;
  children: ReactNode;
  id: string;
  tabIndex: number;
};

export function FormSent({ title, children, ...target }: FormSentProps) {
  return (
    <Paper {...target} role="status" className={classes.sent} p="lg">
      <svg
        aria-hidden="true"
        viewBox="0 0 132 96"
        width="132"
        height="96"
        data-hue="sky"
        focusable="false"
      >
        <path
          className={drawing.contour}
          d="M2 94c4-34 26-62 62-62s62 26 66 62M20 94c4-24 20-44 44-44s44 18 48 44M40 94c2-14 10-26 24-26s24 12 26 26"
        />
        <path className={drawing.trail} d="M54 74c22-2 34-14 38-40" />
        <path className={drawing.wire} d="M94 46V8" />
        <path className={drawing.accent} d="M95 8h30l-8 9 8 9H95z" />
        <rect className={drawing.sheet} x="6" y="50" width="52" height="38" rx="5" />
        <path className={drawing.wire} d="m10 56 22 17 22-17" />
      </svg>
      <Stack gap="xs" align="flex-start">
        <Text variant="display" fz="xl" lh={1.2}>
          {title}
        </Text>
        {children}
      </Stack>
    </Paper>
  );
}
