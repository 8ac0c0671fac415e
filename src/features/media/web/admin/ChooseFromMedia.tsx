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
  /** Label of the field, where a form has several. */
  context?: string;
  onChoose: (picture: Pick<MediaItem, 'url' | 'altText'>) => void;
}

/** A picture that is uploaded in the dialog is chosen with it. */
export function ChooseFromMedia({ context, onChoose }: ChooseFromMediaProps) {
  return (
    <MediaButton context={context}>
      {(close) => {
        const choose: typeof onChoose = (picture) => {
          onChoose(picture);
          close();
        };
        return (
          <MediaDialog
            isOnTop
            onClose={close}
            onChoose={choose}
            onUpload={({ url }) => choose({ url, altText: '' })}
          />
        );
      }}
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

interface MediaButtonProps {
  context?: string | undefined;
  children: (close: () => void) => ReactNode;
}

function MediaButton({ context, children }: MediaButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton context={context} onClick={() => setOpen(true)}>
        {mediaContent.dialog.open}
      </ActionButton>
      {isOpen ? <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense> : null}
    </>
  );
}
