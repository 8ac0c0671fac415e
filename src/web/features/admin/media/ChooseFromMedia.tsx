import { lazy, Suspense, useState } from 'react';
import { mediaContent } from '../../../../content/media.ts';
import type { MediaItem } from '../../../../shared/media-library.ts';
import { ActionButton } from '../parts/Action.tsx';

const MediaDialog = lazy(async () => ({
  default: (await import('./MediaDialog.tsx')).MediaDialog,
}));

interface ChooseFromMediaProps {
  onChoose: (picture: Pick<MediaItem, 'url' | 'altText'>) => void;
}

/** The way from a field for a picture to the library, which comes with the first use of it. */
export function ChooseFromMedia({ onChoose }: ChooseFromMediaProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{mediaContent.dialog.open}</ActionButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <MediaDialog
            isOnTop
            onClose={() => setOpen(false)}
            onChoose={(picture) => {
              onChoose(picture);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
