import { useEffect, useEffectEvent, useState } from 'react';
import { readLocal, writeLocal } from '../../../../../web/local-store.ts';
import { isWithoutPendingPictures } from '../../../../media/web/admin/under-way.ts';

/** The two faces of the content: its HTML, which shows until the writer chooses the other. */
export type WritingFace = 'html' | 'rich';

/** Kept on this device: what somebody writes with is a matter of the screen and the keyboard. */
const chosenFaceName = 'writing-face';

async function lossesOf(html: string): Promise<readonly string[]> {
  const { findLosses } = await import('../../rich-text/find-losses.ts');
  return findLosses(html);
}

/** Which face the content shows. Rich text opens only after it was seen that it holds all of the post, or by the writer's word. */
export function useWritingFace(content: string) {
  const [isChosen] = useState(() => readLocal(chosenFaceName) === 'rich');
  const [face, setFace] = useState<WritingFace | 'opening'>(isChosen ? 'opening' : 'html');
  /** What rich text would lose: asked about, or the reason why the post has opened as HTML. */
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
