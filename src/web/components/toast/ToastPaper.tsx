import { Paper } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import classes from './Toaster.module.css';
import type { Toast } from './toast-store.ts';

type ToastPaperProps = ComponentPropsWithRef<'li'> & Pick<Toast, 'variant'>;

/** Paper of a toast, with or without the area that animates and announces it. */
export function ToastPaper(props: ToastPaperProps) {
  return (
    <Paper component="li" className={classes.toast} withBorder shadow="lg" radius="md" {...props} />
  );
}
