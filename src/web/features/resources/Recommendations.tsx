import { Link } from 'react-router-dom';
import { resourcesContent } from '../../../content/resources.ts';
import { paths } from '../../../shared/paths.ts';
import { LinkArrow } from '../../components/LinkArrow.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './Recommendations.module.css';

const words = resourcesContent.recommendations;

/** A signpost: where you stand on the left, the tool to start with on the right. */
export function Recommendations() {
  return (
    <Section id="choose" tone="sky" heading={words} layout="split" edge={2} contours={3}>
      <ul className={classes.signs}>
        {words.items.map((item) => (
          <li key={item.title} className={classes.sign} data-hue={item.color}>
            <h3>{item.title}</h3>
            <div className={classes.pick}>
              <p>
                <span className={classes.label}>{words.recommended}</span>
                <strong className={classes.tool}>{item.toolName}</strong>
              </p>
              <p className={classes.reason}>{item.reason}</p>
              <Link to={`${paths.resources}#${item.toolSlug}`} className={classes.link}>
                {words.showTool(item.toolName)}
                <LinkArrow />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
