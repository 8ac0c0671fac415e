import { serviceSoftwareContent } from '../../../content/service-software.ts';
import { CheckList } from '../../components/CheckList.tsx';
import classes from './ModuleGrid.module.css';

/** The kinds of system as the modules of one screen, sharing their borders. */
export function ModuleGrid() {
  return (
    <ul className={classes.modules}>
      {serviceSoftwareContent.types.items.map((type) => (
        <li key={type.title}>
          <article className={classes.module} data-hue={type.color}>
            <h3>{type.title}</h3>
            <p>{type.description}</p>
            <CheckList items={type.features} />
          </article>
        </li>
      ))}
    </ul>
  );
}
