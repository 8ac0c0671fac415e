import { useState } from 'react';
import { mediaContent as words } from '../../../../content/media.ts';
import type { MediaItem } from '../../../../shared/media-library.ts';
import { TabHeading } from '../parts/TabHeading.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { MediaBrowser } from './MediaBrowser.tsx';
import { MediaDetails } from './MediaDetails.tsx';

/** Every picture of posts, where it is shown, and what can be done with it. */
export function MediaTab() {
  const { address, change } = useListAddress();
  const [open, setOpen] = useState<MediaItem | null>(null);
  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <MediaBrowser label={words.title} address={address} onMove={change} onChoose={setOpen} />
      {open ? <MediaDetails key={open.id} item={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
