import * as Radix from '@radix-ui/react-toast';
import { interfaceContent } from '../../../content/interface.ts';
import classes from './Toaster.module.css';
import { dismissToast, type Toast } from './toast-store.ts';

export type ToastAreaProps = { toast: Toast | null; hotkey: string };

/** Times and distances of specification, section 9. */
const toastDurationMs = 5_000;
const swipeThresholdPx = 50;

/** Shows the one toast: closes by itself, by its button, by Escape, or by a swipe to the right. */
export function ToastArea({ toast, hotkey }: ToastAreaProps) {
  const words = interfaceContent.notifications;
  return (
    <Radix.Provider
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={words.itemLabel}
    >
      {toast ? (
        <Radix.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
          className={classes.toast}
          data-variant={toast.variant}
        >
          <Radix.Title className={classes.title}>{toast.title}</Radix.Title>
          {toast.description ? (
            <Radix.Description className={classes.description}>
              {toast.description}
            </Radix.Description>
          ) : null}
          <Radix.Close className={classes.close} aria-label={words.closeLabel}>
            <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" focusable="false">
              <path d="m3.5 3.5 9 9m0-9-9 9" />
            </svg>
          </Radix.Close>
        </Radix.Root>
      ) : null}
      <Radix.Viewport className={classes.area} hotkey={[hotkey]} label={words.regionLabel} />
    </Radix.Provider>
  );
}
