import { useState } from 'react';
import type { StoredPicture } from '../../../../shared/media/media.ts';
import { adminContent } from '../../../../shared/words/admin.ts';
import type { ListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import type { MediaItem } from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';
import { MediaBrowser } from './MediaBrowser.tsx';

const words = mediaContent.dialog;

interface MediaDialogProps {
  title?: string;
  onClose: () => void;
  /** `url` is the value to store. `altText` is the initial description. */
  onChoose: (picture: Pick<MediaItem, 'id' | 'url' | 'altText' | 'widthPx' | 'heightPx'>) => void;
  /** Gets a picture that is uploaded here, which would otherwise join the list. */
  onUpload?: (picture: StoredPicture) => void;
  isOnTop?: boolean;
}

export function MediaDialog(props: MediaDialogProps) {
  const { title = words.title, onClose, onChoose, onUpload, isOnTop = false } = props;
  const { address, onMove } = useDialogAddress();
  return (
    <Dialog title={title} size="xl" onClose={onClose} isOnTop={isOnTop}>
      <MediaBrowser label={words.gridLabel} {...{ address, onMove, onChoose, onUpload }} />
    </Dialog>
  );
}

interface PicturesDialogProps {
  onClose: () => void;
  onChoose: (pictures: readonly MediaItem[]) => void;
}

export function PicturesDialog({ onClose, onChoose }: PicturesDialogProps) {
  const { address, onMove } = useDialogAddress();
  const [chosen, setChosen] = useState<readonly MediaItem[]>([]);
  const toggle = (item: MediaItem) =>
    setChosen((last) =>
      last.some(({ id }) => id === item.id)
        ? last.filter(({ id }) => id !== item.id)
        : [...last, item],
    );
  return (
    <Dialog
      title={words.titleOfMany}
      size="xl"
      onClose={onClose}
      isOnTop
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: words.choose(chosen.length),
          onChoose: () => onChoose(chosen),
          isDisabled: chosen.length === 0,
        },
      ]}
    >
      <MediaBrowser
        label={words.gridLabel}
        {...{ address, onMove }}
        onChoose={toggle}
        chosen={chosen.map(({ id }) => id)}
      />
    </Dialog>
  );
}

function useDialogAddress() {
  const [address, setAddress] = useState<ListAddress>({
    search: '',
    status: '',
    sort: '',
    page: 1,
  });
  return {
    address,
    onMove: (part: Partial<ListAddress>) => setAddress((last) => ({ ...last, page: 1, ...part })),
  };
}
