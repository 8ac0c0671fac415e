import { paths } from '../../../../shared/paths.ts';
import { saveFile } from '../../../../web/save-file.ts';

/**
 * Shares the picture of a progress, or saves it where the browser cannot share files.
 * @throws without a picture
 */
export async function sharePicture(code: string, name: string): Promise<void> {
  const answer = await fetch(paths.progressPicture(code));
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
  const picture = await answer.blob();
  const files = [new File([picture], name, { type: 'image/png' })];
  if (!navigator.canShare?.({ files })) return saveFile(name, picture);
  try {
    await navigator.share({ files });
  } catch (error) {
    const isTakenBack = error instanceof DOMException && error.name === 'AbortError';
    if (!isTakenBack) saveFile(name, picture);
  }
}
