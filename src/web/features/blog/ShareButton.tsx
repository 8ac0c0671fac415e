import { blogPostContent } from '../../../content/blog.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';

const words = blogPostContent.share;

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showToast({ title: words.copiedTitle, description: words.copiedText });
  } catch {
    showToast({
      title: words.failedTitle,
      description: words.failedText,
      variant: 'destructive',
    });
  }
}

/** Copies the address of this page to the clipboard. */
export function ShareButton() {
  return (
    <Button variant="secondary" onClick={() => void copyAddress()}>
      {words.label}
    </Button>
  );
}
