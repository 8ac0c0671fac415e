import { Paper, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode, type RefObject } from 'react';
import type { PostedForm } from '../../shared/posted-form.ts';
import { interfaceContent } from '../../shared/words/interface.ts';
import { Moment } from '../components/moments/Moment.tsx';
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
  /** The one next step. */
  next?: ReactNode;
  more?: ReactNode;
  id: string;
  tabIndex: number;
};

export function FormSent({ title, children, next, more, ...target }: FormSentProps) {
  return (
    <Paper {...target} role="status" className={classes.notice} p="lg">
      <Moment
        scene="sent"
        title={
          <Text variant="display" fz="xl" lh={1.2}>
            {title}
          </Text>
        }
        next={next}
        more={more}
      >
        {children}
      </Moment>
    </Paper>
  );
}
