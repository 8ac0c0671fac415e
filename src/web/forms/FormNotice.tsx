import { Paper, Text, Title } from '@mantine/core';
import { Fragment, type RefObject } from 'react';
import { interfaceContent } from '../../content/interface.ts';
import type { PostedForm } from '../../shared/posted-form.ts';
import classes from './FormNotice.module.css';

type FormRefusedProps = {
  refusal: PostedForm;
  /** In place of the server's reason, where it gave none. */
  words: { title: string; description: string };
  /** Visible name and id of each field, in the order of the form. */
  fields: readonly { name: string; label: string; id: string }[];
  id: string;
  tabIndex: number;
  ref: RefObject<HTMLDivElement | null>;
};

/** Says on top of a form that it was not taken, and leads to the fields that were refused. */
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
  words: { title: string; description: string };
  id: string;
  tabIndex: number;
};

/** Says on top of a form that it was taken; for people without scripts, who see no toast. */
export function FormSent({ words, ...target }: FormSentProps) {
  return (
    <Paper {...target} role="status" className={classes.notice} px="lg" py="md">
      <Text variant="display" fz="lg">
        {words.title}
      </Text>
      <p>{words.description}</p>
    </Paper>
  );
}
