import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Moment } from '../../../web/components/moments/Moment.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { LoadState } from '../../../web/components/states/LoadState.tsx';
import { formatLongDate } from '../../../web/format.ts';
import type { OwnVerification as Own, ShownMark } from '../verification.ts';
import { ownVerificationWords as words } from '../words/own-verification.ts';
import { verificationRefusals } from '../words/verification-refusals.ts';
import { AsWritten } from './AsWritten.tsx';
import { OwnRequestPanel } from './OwnRequestPanel.tsx';
import { useOwnVerification, type VerificationChanges } from './useOwnVerification.ts';

/** Asking for the mark of the studio, in the own area of the profile. */
function OwnVerification() {
  const { own, ...changes } = useOwnVerification();
  return (
    <Stack component="section" aria-labelledby="verification-title">
      <Title order={2} fz="2xl" id="verification-title">
        {words.title}
      </Title>
      <Text c="dimmed" maw="var(--site-measure)">
        {words.text} <PageLink to={paths.marks}>{words.meaning}</PageLink>
      </Text>
      {own.data ? (
        <Loaded own={own.data} changes={changes} />
      ) : (
        <LoadState query={own} words={words} onRetry={() => void own.refetch()} />
      )}
    </Stack>
  );
}

export default OwnVerification;

function Loaded({ own, changes }: { own: Own; changes: VerificationChanges }) {
  const { request, mark, block } = own;
  const { ask } = changes;
  return (
    <Columns widths="6fr 5fr" gap="3xl" columnGap="4xl" align="start">
      <Stack gap="xl">
        {mark ? <Mark mark={mark} /> : null}
        {request ? <OwnRequestPanel key={request.id} request={request} changes={changes} /> : null}
        {block ? (
          block.reason === 'open' ? null : (
            <Text>{verificationRefusals.blocks[block.reason](block.until)}</Text>
          )
        ) : (
          <Button
            style={{ alignSelf: 'flex-start' }}
            disabled={ask.isPending}
            onClick={() => ask.mutate()}
          >
            {ask.isPending ? words.asking : words.ask}
          </Button>
        )}
      </Stack>
      <Stack gap="sm">
        <Title order={3} size="h4">
          {words.takes.title}
        </Title>
        <CheckList items={words.takes.steps} />
      </Stack>
    </Columns>
  );
}

function Mark({ mark: { since, until, examined } }: { mark: ShownMark }) {
  const { pathname } = useLocation();
  return (
    <Paper withBorder p="md">
      <Moment
        scene="verified"
        hue="moss"
        title={
          <Title order={3} size="h4">
            {words.mark.title}
          </Title>
        }
        next={<ButtonLink to={`${pathname}#studio-mark`}>{words.mark.see}</ButtonLink>}
      >
        <Text>
          {words.mark.since(formatLongDate(since))} {words.mark.until(formatLongDate(until))}
        </Text>
        <AsWritten label={words.mark.examined} text={examined} />
      </Moment>
    </Paper>
  );
}
