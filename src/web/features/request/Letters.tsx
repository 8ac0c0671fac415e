import { Paper, Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { requestPageContent } from '../../../content/request-page.ts';
import { paths } from '../../../shared/paths.ts';
import drawing from '../../components/drawing.module.css';
import classes from './Letters.module.css';
import { Moment } from './Moment.tsx';
import type { RequestSectionProps } from './request-section.ts';

const words = requestPageContent.thread;

type LetterProps = { from: 'visitor' | 'owner'; at: Date; children: ReactNode };

/** One letter: whose it is, when it was written, and a postmark where it is ours. */
function Letter({ from, at, children }: LetterProps) {
  return (
    <Paper
      component="article"
      className={classes.letter}
      data-from={from}
      data-hue={from === 'owner' ? 'ember' : undefined}
      radius="md"
      px={{ base: 'lg', sm: 'xl' }}
      py="lg"
    >
      <header className={classes.head}>
        <Title order={3} size="h4">
          {from === 'owner' ? words.us : words.you}
        </Title>
        <Text c="dimmed" fz="sm">
          <Moment at={at} />
        </Text>
      </header>
      {from === 'owner' ? (
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

/** What was said, as letters in their order: the request itself first. */
export function Letters({ requestKey, request }: RequestSectionProps) {
  const facts = [
    [words.facts.projectType, request.projectType],
    [words.facts.budgetRange, request.budgetRange],
    [words.facts.estimate, request.estimate],
  ] as const;
  const isUnanswered = !request.entries.some(({ kind }) => kind === 'owner');
  return (
    <Stack gap="lg">
      <h2>{words.title}</h2>
      <Letter from="visitor" at={request.createdAt}>
        <p className={classes.words}>{request.description}</p>
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
      </Letter>
      {request.entries.map(({ id, kind, body, file, createdAt }) => (
        <Letter key={id} from={kind} at={createdAt}>
          {file ? (
            <p>
              <a href={paths.requestFile(requestKey, file.id)} download>
                {file.name}
              </a>{' '}
              ({requestPageContent.files.size(file.byteSize)})
            </p>
          ) : (
            <p className={classes.words}>{body}</p>
          )}
        </Letter>
      ))}
      {isUnanswered ? (
        <Paper variant="dashed" radius="md" px="xl" py="lg" c="dimmed">
          {words.empty}
        </Paper>
      ) : null}
    </Stack>
  );
}
