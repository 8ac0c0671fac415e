import { useEffect, useEffectEvent, useState } from 'react';
import { readLocal, writeLocal } from '../../../../../web/local-store.ts';
import { isWithoutPendingPictures } from '../../../../media/web/admin/upload/under-way.ts';

export type WritingFace = 'html' | 'rich';

/** Stored per device, because the choice depends on screen and keyboard. */
const chosenFaceName = 'writing-face';

async function lossesOf(html: string): Promise<readonly string[]> {
  const { findLosses } = await import('../../rich-text/find-losses.ts');
  return findLosses(html);
}

export function useWritingFace(content: string) {
  const [isChosen] = useState(() => readLocal(chosenFaceName) === 'rich');
  const [face, setFace] = useState<WritingFace | 'opening'>(isChosen ? 'opening' : 'html');
  const [losses, setLosses] = useState<readonly string[]>([]);
  const [wasKept, setWasKept] = useState(false);

  const openChosen = useEffectEvent(async () => {
    const found = await lossesOf(content);
    setWasKept(found.length > 0);
    setFace(found.length > 0 ? 'html' : 'rich');
  });
  useEffect(() => {
    if (isChosen) void openChosen();
  }, [isChosen]);

  const openRich = () => {
    writeLocal(chosenFaceName, 'rich');
    setLosses([]);
    setWasKept(false);
    setFace('rich');
  };
  return {
    face,
    losses,
    wasKept,
    choose: async (next: string) => {
      if (next === 'html') {
        if (!isWithoutPendingPictures()) return;
        writeLocal(chosenFaceName, 'html');
        return setFace('html');
      }
      const found = await lossesOf(content);
      if (found.length > 0) setLosses(found);
      else openRich();
    },
    openRich,
    stay: () => setLosses([]),
  };
}
