import { showErrorToast } from '../../../../web/components/toast/toast-store.ts';
import { adminEditorContent } from '../../../editor/words/post-editing.ts';

let count = 0;

/** Counts a picture that a text waits for. @returns what ends the wait */
export function notePicture(): () => void {
  count += 1;
  return () => {
    count -= 1;
  };
}

/** Whether the text can be taken as it is; where pictures are still to come, says so. */
export function isWithoutPendingPictures(): boolean {
  if (count > 0) showErrorToast(adminEditorContent.image.underWay(count));
  return count === 0;
}
