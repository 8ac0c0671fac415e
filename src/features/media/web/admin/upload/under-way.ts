import { showErrorToast } from '../../../../../web/components/toast/toast-store.ts';
import { uploadContent } from '../../../words/media.ts';

let count = 0;

export const arePicturesUnderWay = () => count > 0;

/**
 * Counts an upload that a save must wait for.
 * @returns function that ends the wait
 */
export function notePicture(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

export function isWithoutPendingPictures(): boolean {
  if (count > 0) showErrorToast(uploadContent.underWay(count));
  return count === 0;
}
