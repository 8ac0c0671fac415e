import { Paper } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import classes from './Toaster.module.css';
import type { Toast } from './toast-store.ts';

type ToastPaperProps = ComponentPropsWithRef<'li'> & Pick<Toast, 'variant'>;

export function ToastPaper(props: ToastPaperProps) {
  return (
    <Paper component="li" className={classes.toast} withBorder shadow="lg" radius="md" {...props} />
  );
}
