import type { ReactNode } from 'react';
import classes from './Prose.module.css';

/** `html` must come from the server, which sanitises it when it is saved and when it is served. */
type ProseProps = { html: string; children?: never } | { html?: never; children: ReactNode };

/** Typography for running text: posts, definitions, long explanations. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className={classes.prose}>{children}</div>;
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
