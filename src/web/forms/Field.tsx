import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './Field.module.css';

/** Texts around a control. */
export interface FieldWords {
  label: ReactNode;
  /** Stands between label and control. */
  description?: ReactNode;
  error?: ReactNode;
  /** Stands below the control. */
  note?: ReactNode;
}

/** Attributes that tie a control to the texts around it. */
interface TiedControl {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

type FieldProps = FieldWords & {
  id?: string;
  required?: boolean;
  /** Class of the control. */
  className?: string;
  children: (control: TiedControl) => ReactNode;
};

/** A control of the browser with its label, and with the words that belong to it in the order in which they are read. */
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

/** One line of text. */
export function TextField({ label, description, error, note, ...input }: TextFieldProps) {
  const { id, required, className } = input;
  return (
    <Field {...{ label, description, error, note, id, required, className }}>
      {(control) => <input dir="auto" {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = FieldWords & ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function TextAreaField({ label, description, error, note, ...area }: TextAreaFieldProps) {
  const { id, required, className } = area;
  return (
    <Field {...{ label, description, error, note, id, required, className }}>
      {(control) => <textarea dir="auto" {...area} {...control} />}
    </Field>
  );
}
