import { useState } from 'react';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import type { MediaItem } from '../../media-library.ts';
import { mediaContent as words } from '../../words/media.ts';
import { MediaBrowser } from './MediaBrowser.tsx';
import { MediaDetails } from './MediaDetails.tsx';
import { MediaFoot } from './MediaFoot.tsx';

export function MediaTab() {
  const { address, change } = useListAddress();
  const [open, setOpen] = useState<MediaItem | null>(null);
  return (
    <>
      <AreaHeading title={words.title} intro={words.intro} />
      <MediaBrowser
        label={words.title}
        address={address}
        onMove={change}
        onChoose={setOpen}
        Foot={MediaFoot}
      />
      {open ? <MediaDetails key={open.id} item={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
