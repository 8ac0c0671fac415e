import { Box } from '@mantine/core';
import { type ComponentPropsWithRef, useId } from 'react';
import classes from './Field.module.css';
import type { FieldWords } from './Field.tsx';

type CheckFieldProps = Pick<FieldWords, 'label' | 'error'> & ComponentPropsWithRef<'input'>;

export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const madeId = useId();
  const id = input.id ?? madeId;
  const errorId = `${id}-error`;
  return (
    <div className={classes.frame}>
      <Box component="label" className="check" fw={400}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        {label}
      </Box>
      {error ? (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
