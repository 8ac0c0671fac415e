import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { developerAccountContent } from '../../../content/developer-account.ts';
import { developerProfileContent } from '../../../content/developer-profile.ts';
import { pictureContent } from '../../../content/pictures.ts';
import type { CurrentDeveloper } from '../../../shared/developer.ts';
import { type CropPercent, chosenTypes } from '../../../shared/media.ts';
import { paths } from '../../../shared/paths.ts';
import { errorCode } from '../../api/error-code.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { PictureError, preparePicture } from '../../pictures/prepare-picture.ts';
import { sendPicture, UploadError } from '../../pictures/send-picture.ts';
import { DeveloperPhoto } from './DeveloperPhoto.tsx';
import classes from './PhotoEditor.module.css';

const PhotoCropper = lazy(() => import('./PhotoCropper.tsx'));

const words = developerAccountContent.photo;
/** Where a system knows no name for HEIC, the ending tells. */
const accepted = [...chosenTypes, '.heic', '.heif'].join(',');

/** The file that is being cropped, with its address in this page. */
type Chosen = { file: File; url: string };

function fail(text: string) {
  showToast({
    title: words.failed.title,
    description: text || words.failed.text,
    variant: 'destructive',
  });
}

/** The chosen part in the query; a cropper's arithmetic may end a hair outside of the picture. */
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
  /** The session has ended meanwhile. */
  onSignedOut: () => void;
};

/** Choosing, cropping, sending and removing the profile photo. */
export function PhotoEditor({ owner, onSignedOut }: PhotoEditorProps) {
  const utils = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [sentShare, setSentShare] = useState<number | null>(null);
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);

  const refresh = async () => {
    await utils.developer.current.invalidate();
    void utils.developer.profile.invalidate({ developerId: owner.id });
    void utils.developer.directory.invalidate();
  };
  const removal = trpc.developer.removePhoto.useMutation({
    onSuccess: async () => {
      await refresh();
      showToast({ title: words.removed.title, description: words.removed.text });
    },
    onError: (error) => {
      if (errorCode(error) !== 'UNAUTHORIZED') fail(messageOf(error, ''));
    },
  });

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setIsPreparing(true);
    try {
      const picture = await preparePicture(file);
      setChosen({ file: picture, url: URL.createObjectURL(picture) });
    } catch (error) {
      const fault = error instanceof PictureError ? error.fault : 'unreadable';
      fail(pictureContent.faults[fault]);
    } finally {
      setIsPreparing(false);
    }
  };

  const send = async (file: File, crop: CropPercent) => {
    setSentShare(0);
    try {
      const address = `${paths.developerPhotoUpload}?${cropQuery(crop)}`;
      await sendPicture(address, file, (percent) => setSentShare(percent / 100)).picture;
      await refresh();
      setChosen(null);
      showToast({ title: words.saved.title, description: words.saved.text });
    } catch (error) {
      if (error instanceof UploadError && error.failure === 'signedOut') onSignedOut();
      else fail(error instanceof Error ? error.message : '');
    } finally {
      setSentShare(null);
    }
  };

  const hasPhoto = owner.profilePhotoUrl !== '';
  return (
    <section className={classes.editor} aria-labelledby="photo-title">
      <div className={classes.photo}>
        <DeveloperPhoto
          developerId={owner.id}
          url={owner.profilePhotoUrl}
          alt=""
          name={owner.developerName || developerProfileContent.anonymous}
          sizes="7rem"
        />
      </div>
      <div className={classes.words}>
        <h3 id="photo-title">{words.title}</h3>
        <p className={classes.hint}>
          {pictureContent.limits} {words.hint}
        </p>
        <div className={classes.actions}>
          <Button variant="secondary" disabled={isPreparing} onClick={() => input.current?.click()}>
            {isPreparing ? pictureContent.preparing : hasPhoto ? words.replace : words.choose}
          </Button>
          {hasPhoto ? (
            <Button
              variant="ghost"
              disabled={removal.isPending}
              onClick={() => removal.mutate(undefined)}
            >
              {words.remove}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-label={words.choose}
          hidden
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {chosen ? (
        <Suspense fallback={null}>
          <PhotoCropper
            imageUrl={chosen.url}
            sentShare={sentShare}
            onApply={(crop) => void send(chosen.file, crop)}
            onCancel={() => setChosen(null)}
            onUnreadable={() => {
              setChosen(null);
              fail(pictureContent.faults.unreadable);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
