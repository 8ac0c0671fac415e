import { type ReactNode, useId } from 'react';
import classes from './EditorSection.module.css';

interface EditorSectionProps {
  title: string;
  children: ReactNode;
  /** Stands beside the heading. */
  aside?: ReactNode;
}

/** One part of the editor's form. */
export function EditorSection({ title, children, aside }: EditorSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
