import type { ComponentProps } from 'react';
import { TextField } from './Field.tsx';
import classes from './FileField.module.css';

/** The browser's own field for files, whose button looks like the site's. */
export function FileField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'className'>) {
  return <TextField {...props} type="file" className={classes.file} />;
}
