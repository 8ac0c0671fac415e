import { Button } from '@mantine/core';
import { blogPostContent } from '../../../content/posts.ts';
import { showErrorToast, showToast } from '../../components/toast/toast-store.ts';

const words = blogPostContent.share;

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showToast(words.copied);
  } catch {
    showErrorToast(words.failed);
  }
}

/** Copies the address of this page to the clipboard. */
export function ShareButton() {
  return (
    <Button variant="default" onClick={() => void copyAddress()}>
      {words.label}
    </Button>
  );
}
