import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { filePaths } from '../../../../../shared/file-paths.ts';
import { type CropPercent, chosenTypes } from '../../../../../shared/media/media.ts';
import { pictureContent } from '../../../../../shared/words/pictures.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showErrorToast, showToast } from '../../../../../web/components/toast/toast-store.ts';
import { useUpload } from '../../../../../web/pictures/useUpload.ts';
import type { CurrentDeveloper } from '../../../developers.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';
import { developerProfileContent } from '../../../words/developer-profile.ts';
import { DeveloperPhoto } from './DeveloperPhoto.tsx';

const PhotoCropper = lazy(() => import('./PhotoCropper.tsx'));

const words = developerAccountContent.photo;
/** Some systems have no MIME type for HEIC. */
const accepted = [...chosenTypes, '.heic', '.heif'].join(',');

/** `url` is an object URL and must be revoked. */
type Chosen = { file: File; url: string };

const fail = (description: string) => showErrorToast({ ...words.failed, description });

/** Rounding in the cropper can exceed the picture. */
function cropQuery(crop: CropPercent): URLSearchParams {
  return new URLSearchParams(
    Object.entries(crop).map(([side, percent]) => [
      side,
      String(Math.min(100, Math.max(0, percent))),
    ]),
  );
}

type PhotoEditorProps = {
  owner: CurrentDeveloper;
  onSignedOut: () => void;
};

export function PhotoEditor({ owner, onSignedOut }: PhotoEditorProps) {
  const utils = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { state, prepare, send } = useUpload({
    failures: { other: words.failed.description },
    onFailed: fail,
    onSignedOut,
  });
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);

  const refresh = async () => {
    await utils.developer.current.invalidate();
    void utils.developer.profile.invalidate({ developerId: owner.id });
    void utils.developer.directory.invalidate();
  };
  const removal = trpc.developer.removePhoto.useMutation(
    withToasts({ done: words.removed, failed: words.failed, onDone: refresh }),
  );

  const choose = (file: File) =>
    prepare(file, (picture) => setChosen({ file: picture, url: URL.createObjectURL(picture) }));
  const apply = (file: File, crop: CropPercent) =>
    send(`${filePaths.developerPhotoUpload}?${cropQuery(crop)}`, file, async () => {
      await refresh();
      setChosen(null);
      showToast(words.saved);
    });
  const isPreparing = state.kind === 'preparing';

  const hasPhoto = owner.profilePhotoUrl !== '';
  return (
    <Group component="section" gap="lg" wrap="nowrap" aria-labelledby="photo-title">
      <Box flex="none" w="clamp(5rem, 18vw, 7rem)">
        <DeveloperPhoto
          developerId={owner.id}
          url={owner.profilePhotoUrl}
          alt=""
          name={owner.developerName || developerProfileContent.anonymous}
          sizes="7rem"
        />
      </Box>
      <Stack gap="xs">
        <Title order={3} id="photo-title">
          {words.title}
        </Title>
        <Text c="dimmed" fz="sm">
          {pictureContent.limits} {words.hint}
        </Text>
        <Group gap="lg">
          <Button variant="default" disabled={isPreparing} onClick={() => input.current?.click()}>
            {isPreparing ? pictureContent.preparing : hasPhoto ? words.replace : words.choose}
          </Button>
          {hasPhoto ? (
            <Button
              variant="subtle"
              disabled={removal.isPending}
              onClick={() => removal.mutate(undefined)}
            >
              {words.remove}
            </Button>
          ) : null}
        </Group>
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-label={words.choose}
          hidden
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void choose(file);
            event.currentTarget.value = '';
          }}
        />
      </Stack>
      {chosen ? (
        <Suspense fallback={null}>
          <PhotoCropper
            imageUrl={chosen.url}
            sentShare={state.kind === 'sending' ? state.percent / 100 : null}
            onApply={(crop) => void apply(chosen.file, crop)}
            onCancel={() => setChosen(null)}
            onUnreadable={() => {
              setChosen(null);
              fail(pictureContent.faults.unreadable);
            }}
          />
        </Suspense>
      ) : null}
    </Group>
  );
}
