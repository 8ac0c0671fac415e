import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './Field.module.css';

export interface FieldWords {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  note?: ReactNode;
}

interface TiedControl {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

type FieldProps = FieldWords & {
  id?: string;
  required?: boolean;
  className?: string;
  children: (control: TiedControl) => ReactNode;
};

export function Field({
  label,
  description,
  error,
  note,
  required,
  className,
  children,
  ...own
}: FieldProps) {
  const madeId = useId();
  const id = own.id ?? madeId;
  const parts = { description, error, note };
  const idsOfParts = Object.entries(parts).flatMap(([part, words]) =>
    words ? `${id}-${part}` : [],
  );
  return (
    <div className={classes.frame}>
      <label htmlFor={id}>
        {label}
        {required ? (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {description ? <p id={`${id}-description`}>{description}</p> : null}
      {children({
        id,
        className: className ? `field ${className}` : 'field',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': idsOfParts.join(' ') || undefined,
      })}
      {error ? (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
      {note ? <p id={`${id}-note`}>{note}</p> : null}
    </div>
  );
}

type TextFieldProps = FieldWords & ComponentPropsWithRef<'input'>;

export function TextField({ label, description, error, note, ...input }: TextFieldProps) {
  const { id, required, className } = input;
  return (
    <Field {...{ label, description, error, note, id, required, className }}>
      {(control) => <input dir="auto" {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = FieldWords & ComponentPropsWithRef<'textarea'>;

export function TextAreaField({ label, description, error, note, ...area }: TextAreaFieldProps) {
  const { id, required, className } = area;
  return (
    <Field {...{ label, description, error, note, id, required, className }}>
      {(control) => <textarea dir="auto" {...area} {...control} />}
    </Field>
  );
}
