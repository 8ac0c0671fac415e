import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import type { MediaItem } from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';

const MediaDialog = lazy(async () => ({
  default: (await import('./MediaDialog.tsx')).MediaDialog,
}));
const PicturesDialog = lazy(async () => ({
  default: (await import('./MediaDialog.tsx')).PicturesDialog,
}));

interface ChooseFromMediaProps {
  onChoose: (picture: Pick<MediaItem, 'url' | 'altText'>) => void;
}

export function ChooseFromMedia({ onChoose }: ChooseFromMediaProps) {
  return (
    <MediaButton>
      {(close) => (
        <MediaDialog
          isOnTop
          onClose={close}
          onChoose={(picture) => {
            onChoose(picture);
            close();
          }}
        />
      )}
    </MediaButton>
  );
}

interface ChooseManyProps {
  onChoose: (pictures: readonly MediaItem[]) => void;
}

export function ChooseManyFromMedia({ onChoose }: ChooseManyProps) {
  return (
    <MediaButton>
      {(close) => (
        <PicturesDialog
          onClose={close}
          onChoose={(pictures) => {
            onChoose(pictures);
            close();
          }}
        />
      )}
    </MediaButton>
  );
}

function MediaButton({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{mediaContent.dialog.open}</ActionButton>
      {isOpen ? <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense> : null}
    </>
  );
}
