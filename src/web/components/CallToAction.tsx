import { type ReactNode, useId } from 'react';
import type { CallToAction as CallToActionContent } from '../../content/types.ts';
import { ActionLinks } from './ActionLinks.tsx';
import classes from './CallToAction.module.css';
import { type ContourSeed, Contours } from './Contours.tsx';
import { type RidgeNumber, SectionEdge } from './SectionEdge.tsx';

type CallToActionProps = {
  content: CallToActionContent;
  /** `ember` once on a site's most important pages, `lagoon` elsewhere. */
  tone?: 'ember' | 'lagoon';
  edge?: RidgeNumber;
  contours?: ContourSeed;
  /** Beside the text on wide screens, for example a text-message invitation. */
  children?: ReactNode;
};

/** The closing band of a page: one sentence, one or two ways on; the first action is the main one. */
export function CallToAction({
  content,
  tone = 'lagoon',
  edge = 2,
  contours = 4,
  children,
}: CallToActionProps) {
  const headingId = useId();
  return (
    <section className={classes.band} data-tone={tone} aria-labelledby={headingId}>
      <SectionEdge ridge={edge} />
      <Contours seed={contours} fade="left" />
      <div className={classes.inner}>
        <div className={classes.text}>
          <h2 id={headingId}>{content.title}</h2>
          <p>{content.text}</p>
          <div className={classes.actions}>
            <ActionLinks actions={content.actions} size="lg" arrow />
          </div>
        </div>
        {children ? <div>{children}</div> : null}
      </div>
    </section>
  );
}
