import { Group, Progress, Stack, Text } from '@mantine/core';
import { pictureContent } from '../../../../../shared/words/pictures.ts';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import {
  isUnderWay,
  type PictureQueue,
  type PictureState,
  type QueuedPicture,
} from '../../../../../web/pictures/picture-queue.ts';
import { uploadContent as words } from '../../../words/media.ts';

/** Uploads in the list; more are summed up. */
const mostShown = 10;

interface UploadListProps {
  queue: PictureQueue;
  pictures: readonly QueuedPicture[];
}

export function UploadList({ queue, pictures }: UploadListProps) {
  if (pictures.length === 0) return null;
  const isLong = pictures.length > mostShown || queue.isPaused();
  if (isLong) return <LongUploadList {...{ queue, pictures }} />;
  return <UploadRows {...{ queue, pictures }} live="polite" />;
}

/** Shows sums and only the pictures that move or have failed, so that hundreds stay quick. */
function LongUploadList({ queue, pictures }: UploadListProps) {
  const sums = sumsOf(pictures);
  const isBusy = sums.stored + sums.failed < sums.total;
  const shown = pictures.filter(({ state }) => state.kind !== 'done' && state.kind !== 'waiting');
  const failed = shown.filter(({ state }) => state.kind === 'failed');
  const moving = shown.filter(({ state }) => state.kind !== 'failed');
  const hidden = failed.length - mostShown;
  return (
    <Stack gap="sm" fz="sm">
      <Text inherit fw={600}>
        {words.progress(sums)}
      </Text>
      <Progress
        value={((sums.stored + sums.failed) / sums.total) * 100}
        aria-label={words.progress(sums)}
      />
      <Text inherit role="status">
        {statusOf(queue, isBusy)}
      </Text>
      <Group gap="xs">
        <PauseButton queue={queue} isBusy={isBusy} />
        {sums.failed > 0 ? (
          <ActionButton onClick={() => queue.retryFailed()}>{words.retryAll}</ActionButton>
        ) : null}
        <ActionButton onClick={() => queue.clear()}>
          {isBusy ? words.cancelRest : words.clear}
        </ActionButton>
      </Group>
      <UploadRows queue={queue} pictures={[...moving, ...failed.slice(0, mostShown)]} live="off" />
      {hidden > 0 ? <Text inherit>{words.moreFailed(hidden)}</Text> : null}
    </Stack>
  );
}

function sumsOf(pictures: readonly QueuedPicture[]) {
  const sums = { total: pictures.length, stored: 0, known: 0, failed: 0 };
  for (const { state } of pictures) {
    if (state.kind === 'failed') sums.failed += 1;
    if (state.kind !== 'done') continue;
    sums.stored += 1;
    if (state.picture.isKnown) sums.known += 1;
  }
  return sums;
}

function statusOf(queue: PictureQueue, isBusy: boolean): string {
  if (!isBusy) return words.finished;
  return queue.isPaused() ? words.paused : '';
}

function PauseButton({ queue, isBusy }: { queue: PictureQueue; isBusy: boolean }) {
  if (queue.isPaused()) {
    return <ActionButton onClick={() => queue.resume()}>{words.resume}</ActionButton>;
  }
  return isBusy ? <ActionButton onClick={() => queue.pause()}>{words.pause}</ActionButton> : null;
}

function UploadRows({ queue, pictures, live }: UploadListProps & { live: 'polite' | 'off' }) {
  if (pictures.length === 0) return null;
  return (
    <Stack component="ul" gap="sm" fz="sm" aria-label={words.uploads} aria-live={live}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <UploadProgress queue={queue} picture={picture} />
        </li>
      ))}
    </Stack>
  );
}

function sentence(state: PictureState): string {
  if (state.kind === 'waiting') return words.waiting;
  if (state.kind === 'preparing') return pictureContent.preparing;
  if (state.kind === 'done') return state.picture.isKnown ? words.known : words.uploaded;
  if (state.kind === 'failed') return state.message;
  return state.percent < 100 ? words.uploading(state.percent) : words.processing;
}

interface UploadProgressProps {
  queue: PictureQueue;
  picture: QueuedPicture;
}

export function UploadProgress({ queue, picture: { id, name, state } }: UploadProgressProps) {
  const hasFailed = state.kind === 'failed';
  return (
    <Stack gap="xs" fz="sm">
      <Text inherit fw={600} truncate>
        {name}
      </Text>
      {state.kind === 'sending' ? (
        <Progress value={state.percent} aria-label={`${name}: ${words.uploading(state.percent)}`} />
      ) : null}
      <Text inherit c={hasFailed ? 'var(--mantine-color-error)' : undefined}>
        {sentence(state)}
      </Text>
      <Group gap="xs">
        {hasFailed ? (
          <ActionButton onClick={() => queue.retry(id)}>{words.retry}</ActionButton>
        ) : null}
        {state.kind === 'done' ? null : (
          <ActionButton onClick={() => queue.remove(id)}>
            {isUnderWay(state) ? words.cancel : words.forget}
          </ActionButton>
        )}
      </Group>
    </Stack>
  );
}
