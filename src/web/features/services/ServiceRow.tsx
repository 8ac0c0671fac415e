import type { ReactNode } from 'react';
import { servicesContent } from '../../../content/services.ts';
import type { Service } from '../../../content/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CheckList } from '../../components/CheckList.tsx';
import classes from './ServiceRow.module.css';

const { featuresLabel, deliverablesLabel, detailsLabel, quote } = servicesContent.overview;

type ServiceRowProps = {
  service: Service;
  drawing: ReactNode;
  /** Puts the drawing on the right from 992 px on. */
  isMirrored: boolean;
};

/** One service at full width: what is done, what is delivered, and the two ways on. */
export function ServiceRow({ service, drawing, isMirrored }: ServiceRowProps) {
  return (
    <article
      className={classes.row}
      data-hue={service.color}
      data-mirrored={isMirrored || undefined}
    >
      <div className={classes.drawing}>{drawing}</div>
      <div className={classes.text}>
        <h3>{service.title}</h3>
        <p className={classes.description}>{service.description}</p>
        <div className={classes.lists}>
          <div>
            <h4>{featuresLabel}</h4>
            <CheckList items={service.features} />
          </div>
          <div>
            <h4>{deliverablesLabel}</h4>
            <ul className={classes.deliverables}>
              {service.deliverables.map((deliverable) => (
                <li key={deliverable}>{deliverable}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className={classes.actions}>
          <ButtonLink to={quote.to} variant="secondary" context={service.title}>
            {quote.label}
          </ButtonLink>
          <ButtonLink to={service.link} variant="ghost" context={service.title} arrow>
            {detailsLabel}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
