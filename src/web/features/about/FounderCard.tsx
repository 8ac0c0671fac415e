import { aboutContent } from '../../../content/about.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import classes from './FounderCard.module.css';

const { founder } = aboutContent;

/** Who speaks on this page, with the way to the portfolio. */
export function FounderCard() {
  return (
    <div className={classes.card}>
      <p className={classes.name}>{founder.name}</p>
      <p className={classes.fact}>{founder.role}</p>
      <p className={classes.fact}>{founder.city}</p>
      <ButtonLink to={founder.portfolio.href} variant="ghost" arrow>
        {founder.portfolio.label}
      </ButtonLink>
      {founder.sampleNote ? (
        <p className={classes.note}>
          <Badge look="outline">{founder.sampleNote}</Badge>
        </p>
      ) : null}
    </div>
  );
}
