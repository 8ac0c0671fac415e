import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { developerAccountContent } from '../../../content/developer-account.ts';
import { developerProfileContent } from '../../../content/developer-profile.ts';
import type { CurrentDeveloper } from '../../../shared/developer.ts';
import { type CropPercent, maxUploadBytes, uploadTypes } from '../../../shared/media.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { DeveloperPhoto } from './DeveloperPhoto.tsx';
import classes from './PhotoEditor.module.css';
import { uploadPhoto } from './upload-photo.ts';

const PhotoCropper = lazy(() => import('./PhotoCropper.tsx'));

const words = developerAccountContent.photo;
const bytesPerMegabyte = 1024 * 1024;
const accepted: readonly string[] = uploadTypes;

/** The file that is being cropped, with its address in this page. */
type Chosen = { file: File; url: string };

function fail(text: string) {
  showToast({
    title: words.failed.title,
    description: text || words.failed.text,
    variant: 'destructive',
  });
}

/** Choosing, cropping, sending and removing the profile photo. */
export function PhotoEditor({ owner }: { owner: CurrentDeveloper }) {
  const utils = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
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
    onError: (error) => fail(messageOf(error, '')),
  });

  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!accepted.includes(file.type)) return fail(words.wrongType);
    if (file.size > maxUploadBytes) return fail(words.tooLarge(maxUploadBytes / bytesPerMegabyte));
    setChosen({ file, url: URL.createObjectURL(file) });
  };

  const send = async (file: File, crop: CropPercent) => {
    setSentShare(0);
    try {
      await uploadPhoto(file, crop, setSentShare);
      await refresh();
      setChosen(null);
      showToast({ title: words.saved.title, description: words.saved.text });
    } catch (error) {
      fail(error instanceof Error ? error.message : '');
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
        <p className={classes.hint}>{words.hint}</p>
        <div className={classes.actions}>
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {hasPhoto ? words.replace : words.choose}
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
          accept={uploadTypes.join(',')}
          aria-label={words.choose}
          hidden
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
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
              fail(words.unreadable);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
