import { Paper, Stack } from '@mantine/core';
import { Fragment } from 'react';
import { paths } from '../../../../../shared/paths.ts';
import { useIdentity } from '../../../../../web/content/frame-content.ts';
import { requestPageContent } from '../../../words/request-page.ts';
import { stepPlaces } from '../next-step.ts';
import type { RequestSectionProps } from '../request-section.ts';
import { Entry, EntryText } from './Entry.tsx';
import classes from './Thread.module.css';

const words = requestPageContent.thread;

/** The request itself is the first entry. */
export function Thread({ requestKey, request }: RequestSectionProps) {
  const { brand } = useIdentity();
  // Words about a stage of the work stand at the stage.
  const entries = request.entries.filter(({ stage }) => !stage);
  const answerId = entries.findLast(({ side }) => side === 'outgoing')?.id;
  const facts = [
    [words.facts.projectType, request.projectType],
    [words.facts.budgetRange, request.budgetRange],
    [words.facts.estimate, request.estimate],
  ] as const;
  return (
    <Stack gap="lg">
      <h2>{words.title}</h2>
      <Entry
        side="incoming"
        title={request.colleague ? words.other(request.firstName) : words.you}
        at={request.createdAt}
      >
        <EntryText>{request.description}</EntryText>
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
      </Entry>
      {entries.map(({ id, side, writer, body, file, createdAt }) => (
        <Entry
          key={id}
          id={id === answerId ? stepPlaces.answer : undefined}
          side={side}
          title={side === 'outgoing' ? words.us(brand) : writer ? words.other(writer) : words.you}
          at={createdAt}
        >
          {file ? (
            <p>
              <a href={paths.requestFile(requestKey, file.id)} download>
                <bdi>{file.name}</bdi>
              </a>{' '}
              ({requestPageContent.files.size(file.byteSize)})
            </p>
          ) : (
            <EntryText>{body}</EntryText>
          )}
        </Entry>
      ))}
      {request.isAnswerPromised ? (
        <Paper variant="dashed" radius="md" px="xl" py="lg" c="dimmed">
          {words.empty}
        </Paper>
      ) : null}
    </Stack>
  );
}
