import { Button, Kbd } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { spotlightWords as words } from './spotlight-words.ts';

const DeskSpotlight = lazy(() => import('./DeskSpotlight.tsx'));

/** Takes the shortcut of the site's search over while somebody works in the admin area. */
export function SpotlightOpener() {
  const [openCount, setOpenCount] = useState(0);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      // An editor uses the same keys for links.
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      setOpenCount((count) => count + 1);
    };
    // The site's search listens on the document, which the event reaches later.
    document.documentElement.addEventListener('keydown', onKeyDown);
    return () => document.documentElement.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        visibleFrom="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={words.open}
        rightSection={<Kbd size="xs">{words.shortcut}</Kbd>}
        onClick={() => setOpenCount((count) => count + 1)}
      >
        {words.find}
      </Button>
      {openCount > 0 ? (
        <Suspense fallback={null}>
          <DeskSpotlight openCount={openCount} />
        </Suspense>
      ) : null}
    </>
  );
}
