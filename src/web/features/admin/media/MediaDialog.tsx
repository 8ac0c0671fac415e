import { useState } from 'react';
import { mediaContent } from '../../../../content/media.ts';
import type { MediaItem } from '../../../../shared/media-library.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import type { ListAddress } from '../parts/useListAddress.ts';
import { MediaBrowser } from './MediaBrowser.tsx';

const words = mediaContent.dialog;

interface MediaDialogProps {
  title?: string;
  onClose: () => void;
  /** `url` is what to store, `altText` the description to begin with. */
  onChoose: (picture: Pick<MediaItem, 'id' | 'url' | 'altText' | 'widthPx' | 'heightPx'>) => void;
  /** Over another dialog that is open. */
  isOnTop?: boolean;
}

/** A picture of the library, or one that is uploaded into it, for whatever asks for one. */
export function MediaDialog(props: MediaDialogProps) {
  const { title = words.title, onClose, onChoose, isOnTop = false } = props;
  const [address, setAddress] = useState<ListAddress>({ search: '', status: '', page: 1 });
  return (
    <Dialog title={title} size="xl" onClose={onClose} isOnTop={isOnTop}>
      <MediaBrowser
        label={words.gridLabel}
        address={address}
        onMove={(part) => setAddress((last) => ({ ...last, page: 1, ...part }))}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
