import { Group, Progress, Stack, Text } from '@mantine/core';
import { pictureContent } from '../../../../shared/words/pictures.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import {
  isUnderWay,
  type PictureQueue,
  type PictureState,
  type QueuedPicture,
} from '../../../../web/pictures/picture-queue.ts';
import { uploadContent as words } from '../../words/media.ts';

interface UploadListProps {
  queue: PictureQueue;
  pictures: readonly QueuedPicture[];
}

export function UploadList({ queue, pictures }: UploadListProps) {
  if (pictures.length === 0) return null;
  return (
    <Stack component="ul" gap="sm" fz="sm" aria-label={words.uploads} aria-live="polite">
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
