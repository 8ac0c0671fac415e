import { developerProfileContent } from '../../../content/developer-profile.ts';
import type { DeveloperProject } from '../../../shared/developer-project.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ChipList } from '../../components/ChipList.tsx';
import { formatLongDate } from '../../format.ts';
import classes from './ProjectTrail.module.css';

const words = developerProfileContent.projects;

/** What a developer has built, as stations of a path. */
export function ProjectTrail({ projects }: { projects: readonly DeveloperProject[] }) {
  if (projects.length === 0) return <p className={classes.empty}>{words.empty}</p>;
  return (
    <ol className={classes.trail}>
      {projects.map((project) => (
        <li key={project.id}>
          <article>
            <p className={classes.facts}>
              <Badge hue="lagoon">{project.category}</Badge>
              <span>
                {words.created}{' '}
                <time dateTime={project.createdAt}>{formatLongDate(project.createdAt)}</time>
              </span>
            </p>
            <h3>{project.title}</h3>
            <p className={classes.story}>{project.story}</p>
            {project.builtWith.length > 0 ? (
              <ChipList label={words.builtWith} items={project.builtWith} />
            ) : null}
            {project.projectLink ? (
              <ButtonLink
                to={project.projectLink}
                variant="ghost"
                context={project.title}
                arrow
                newTab
              >
                {words.view}
              </ButtonLink>
            ) : null}
          </article>
        </li>
      ))}
    </ol>
  );
}
