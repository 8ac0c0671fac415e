import { Button } from '@mantine/core';
import { showErrorToast, showToast } from '../../../web/components/toast/toast-store.ts';
import { blogPostContent } from '../words/posts.ts';

const words = blogPostContent.share;

async function copyAddress(): Promise<void> {
  try {
    // Without the section that the reader has come to.
    const { origin, pathname, search } = window.location;
    await navigator.clipboard.writeText(`${origin}${pathname}${search}`);
    showToast(words.copied);
  } catch {
    showErrorToast(words.failed);
  }
}

/** Copies the address of this page to the clipboard. */
export function ShareButton({ label = words.label }: { label?: string }) {
  return (
    <Button variant="default" onClick={() => void copyAddress()}>
      {label}
    </Button>
  );
}
