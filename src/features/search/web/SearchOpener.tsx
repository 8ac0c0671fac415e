import { ActionIcon } from '@mantine/core';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { navigationWords } from '../../../shared/words/navigation.ts';
import { StillIcon } from '../../../web/components/pictures/StillIcon.tsx';
import { showErrorToast } from '../../../web/components/toast/toast-store.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

const { label, shortcut, openFailed } = navigationWords.search;

/** Loads the dialog as a separate chunk. */
const importDialog = () => import('./SearchDialog.tsx');

/** Ignores errors: opening the search tries again and reports them. */
function loadAhead(): void {
  importDialog()
    .then(({ loadSearchIndex }) => loadSearchIndex())
    .catch(() => {});
}

async function loadDialog(): Promise<Dialog | null> {
  try {
    return (await importDialog()).SearchDialog;
  } catch {
    showErrorToast(openFailed);
    return null;
  }
}

export function SearchOpener() {
  const [OpenDialog, setOpenDialog] = useState<Dialog | null>(null);

  const open = useCallback(async () => {
    const dialog = await loadDialog();
    setOpenDialog(() => dialog);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey;
      // An editor may use the same shortcut, for example for links.
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <ActionIcon component="a" className="without-scripts" href={paths.search} aria-label={label}>
        <StillIcon name="search" size={20} />
      </ActionIcon>
      <ActionIcon
        className="needs-scripts"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={`${label} (${shortcut})`}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => void open()}
      >
        <StillIcon name="search" size={20} />
      </ActionIcon>
      {OpenDialog ? <OpenDialog onClose={() => setOpenDialog(null)} /> : null}
    </>
  );
}
