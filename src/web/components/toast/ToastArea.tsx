import { ActionIcon, Text } from '@mantine/core';
import * as Radix from '@radix-ui/react-toast';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { interfaceContent } from '../../../shared/words/interface.ts';
import { stayClear } from './stay-clear.ts';
import classes from './Toaster.module.css';
import { ToastPaper } from './ToastPaper.tsx';
import { dismissToast, type Toast } from './toast-store.ts';

export type ToastAreaProps = {
  toast: Toast | null;
  hotkey: string;
  lastUsed: RefObject<Element | null>;
};

/** Times and distances of specification, section 9. */
const toastDurationMs = 5_000;
const swipeThresholdPx = 50;

export function ToastArea({ toast, hotkey, lastUsed }: ToastAreaProps) {
  const words = interfaceContent.toasts;
  const area = useRef<HTMLOListElement>(null);
  const shownId = toast?.isOpen ? toast.id : null;
  useLayoutEffect(
    () => (shownId !== null && area.current ? stayClear(area.current, lastUsed) : undefined),
    [shownId, lastUsed],
  );
  return (
    <Radix.Provider
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={words.itemLabel}
    >
      {toast ? (
        <Radix.Root
          asChild
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
        >
          <ToastPaper variant={toast.variant}>
            <Radix.Title asChild>
              <Text fw={600}>{toast.title}</Text>
            </Radix.Title>
            {toast.description ? (
              <Radix.Description asChild>
                <Text fz="sm">{toast.description}</Text>
              </Radix.Description>
            ) : null}
            <Radix.Close asChild>
              <ActionIcon className={classes.close} aria-label={words.closeLabel}>
                <IconX aria-hidden size={18} />
              </ActionIcon>
            </Radix.Close>
          </ToastPaper>
        </Radix.Root>
      ) : null}
      <Radix.Viewport
        ref={area}
        className={`${classes.area} screen-only`}
        hotkey={[hotkey]}
        label={words.regionLabel}
      />
    </Radix.Provider>
  );
}
