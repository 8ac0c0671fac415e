import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { navigationContent } from '../../../content/navigation.ts';
import { showToast } from '../../components/toast/toast-store.ts';
import classes from './SearchOpener.module.css';

type Dialog = ComponentType<{ onClose: () => void }>;

const { label, shortcut, openFailed } = navigationContent.search;

/** Dialog and index are a chunk of their own, fetched when somebody opens the search. */
async function loadDialog(): Promise<Dialog | null> {
  try {
    return (await import('./SearchDialog.tsx')).SearchDialog;
  } catch {
    showToast({ ...openFailed, variant: 'destructive' });
    return null;
  }
}

/** The search button of the navigation; Ctrl K or Command K does the same from anywhere. */
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
      // An editor may use the same keys, for example to make a link.
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={`${label} (${shortcut})`}
        onClick={() => void open()}
      >
        <IconSearch aria-hidden size={20} />
      </button>
      {OpenDialog ? <OpenDialog onClose={() => setOpenDialog(null)} /> : null}
    </>
  );
}
