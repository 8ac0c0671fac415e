import { Link } from 'react-router-dom';
import type { homeContent } from '../../../content/home.ts';
import { LinkArrow } from '../../components/LinkArrow.tsx';
import classes from './FeaturedList.module.css';

type FeaturedListProps = { items: typeof homeContent.featured.items };

/** Three pages worth reading first, as lines of a contents page; the whole line is the link. */
export function FeaturedList({ items }: FeaturedListProps) {
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.link.to} className={classes.item}>
          <p className={classes.kind}>{item.kind}</p>
          <div className={classes.text}>
            <h3>{item.title}</h3>
            <p>{item.description}</p>
          </div>
          <Link to={item.link.to} className={classes.link}>
            {item.link.label}
            <LinkArrow />
          </Link>
        </li>
      ))}
    </ul>
  );
}
