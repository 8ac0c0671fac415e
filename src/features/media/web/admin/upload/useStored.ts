import { useEffect, useEffectEvent, useRef } from 'react';
import type { StoredPicture } from '../../../../../shared/media/media.ts';
import type { QueuedPicture } from '../../../../../web/pictures/picture-queue.ts';

export function useStored(
  pictures: readonly QueuedPicture[],
  onStored: (picture: StoredPicture) => void,
): void {
  const told = useRef(new Set<string>());
  const tell = useEffectEvent(onStored);
  useEffect(() => {
    for (const { id, state } of pictures) {
      if (state.kind !== 'done' || told.current.has(id)) continue;
      told.current.add(id);
      tell(state.picture);
    }
  }, [pictures]);
}
