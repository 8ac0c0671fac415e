import { paths } from '../../../shared/paths.ts';

/** Loads the document again, unless there is no line: then the browser would show a page of its own instead of ours. */
export async function loadAgain(): Promise<void> {
  try {
    await fetch(paths.health, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}
