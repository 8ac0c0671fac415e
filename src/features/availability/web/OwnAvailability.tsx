import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ToastText } from '../../../shared/words/types.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { LoadState } from '../../../web/components/states/LoadState.tsx';
import type { OwnAvailability as Own } from '../availability.ts';
import { dayOfEnd } from '../words/availability-messages.ts';
import { ownAvailabilityContent as words } from '../words/own-availability.ts';
import { AvailabilityForm } from './AvailabilityForm.tsx';

/** @param news how the developer hears of its end and of briefs */
function OwnAvailability({ news }: { news: (isOpenToBriefs: boolean) => ReactNode }) {
  const own = trpc.developer.availability.own.useQuery(undefined, { refetchOnMount: 'always' });
  const outcome = useOutcome();
  const set = trpc.developer.availability.set.useMutation(outcome(words.saved));
  const { data } = own;
  if (data === undefined) {
    return <LoadState query={own} words={words} onRetry={() => void own.refetch()} />;
  }
  return (
    <Columns widths="6fr 5fr" gap="4xl" align="start">
      <Stack component="section" gap="lg" aria-labelledby="availability-title">
        <Title order={2} fz="2xl" id="availability-title">
          {words.title}
        </Title>
        <Text c="dimmed">{words.text}</Text>
        <Standing own={data} />
        <AvailabilityForm
          own={data}
          isSaving={set.isPending}
          onSave={(input) => set.mutate(input)}
        />
      </Stack>
      {news(data?.isOpenToBriefs === true && data.state !== 'ended')}
    </Columns>
  );
}

export default OwnAvailability;

function useOutcome() {
  const utils = trpc.useUtils();
  return (done: ToastText) =>
    withToasts({
      done,
      failed: words.failed,
      onDone: (changed: Own) => {
        utils.developer.availability.own.setData(undefined, changed);
        void utils.developer.availability.ofDeveloper.invalidate();
        return utils.developer.current.invalidate();
      },
    });
}

function sentenceOf(own: Own | null): string {
  if (!own) return words.states.none;
  return words.states[own.state](dayOfEnd(own.goodUntil, own.timeZone));
}

function Standing({ own }: { own: Own | null }) {
  const outcome = useOutcome();
  const renew = trpc.developer.availability.renew.useMutation(outcome(words.renewed));
  const end = trpc.developer.availability.end.useMutation(outcome(words.ended));
  const takeUp = trpc.developer.availability.takeUpAgain.useMutation(outcome(words.takenUp));
  const isBusy = renew.isPending || end.isPending || takeUp.isPending;
  return (
    <Paper withBorder radius="md" p="lg">
      <Stack gap="md">
        <Text fw={600} role="status">
          {sentenceOf(own)}
        </Text>
        {own ? (
          <Group>
            <Button
              variant={own.state === 'shown' ? 'default' : 'filled'}
              disabled={isBusy}
              onClick={() => renew.mutate(undefined)}
            >
              {words.renew(own.days)}
            </Button>
            {own.canBeTakenUpAgain ? (
              <Button variant="default" disabled={isBusy} onClick={() => takeUp.mutate(undefined)}>
                {words.takeUpAgain}
              </Button>
            ) : null}
            {own.state === 'ended' ? null : (
              <Button
                variant="outline"
                color="red"
                disabled={isBusy}
                onClick={() => end.mutate(undefined)}
              >
                {words.end}
              </Button>
            )}
          </Group>
        ) : null}
      </Stack>
    </Paper>
  );
}
