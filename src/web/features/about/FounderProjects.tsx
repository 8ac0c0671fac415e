import { aboutContent } from '../../../content/about.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import classes from './FounderProjects.module.css';

/** The founder's projects by year, with a link where there is something to visit. */
export function FounderProjects() {
  return (
    <ul className={classes.projects}>
      {aboutContent.projects.items.map((project) => (
        <li key={project.title} className={classes.project}>
          <p className={classes.year}>{project.year}</p>
          <div className={classes.text}>
            <h3>{project.title}</h3>
            <p>{project.description}</p>
          </div>
          {project.link ? (
            <div className={classes.link}>
              <ButtonLink
                to={'href' in project.link ? project.link.href : project.link.to}
                variant="ghost"
                arrow
              >
                {project.link.label}
              </ButtonLink>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
