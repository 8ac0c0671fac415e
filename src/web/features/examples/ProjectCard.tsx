import { examplesContent } from '../../../content/examples.ts';
import type { PortfolioProject } from '../../../content/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CheckList } from '../../components/CheckList.tsx';
import { ChipList } from '../../components/ChipList.tsx';
import { Picture } from '../../components/Picture.tsx';
import classes from './ProjectCard.module.css';

const { techLabel, technicalFeaturesLabel, visitLabel, learnMore } = examplesContent.portfolio;

type ProjectCardProps = {
  project: PortfolioProject;
  /** `feature` and `mirrored` take the full width, with the picture on the left or on the right. */
  layout: 'feature' | 'mirrored' | 'column';
};

/** One app of the portfolio; address and technical features are shown where the project has them. */
export function ProjectCard({ project, layout }: ProjectCardProps) {
  return (
    <article className={classes.card} data-layout={layout} data-hue={project.color}>
      <div className={classes.picture}>
        <Picture picture={{ src: project.image, alt: project.alt }} width={1200} height={800} />
      </div>
      <div className={classes.text}>
        <h3>{project.title}</h3>
        <p className={classes.description}>{project.description}</p>
        <ChipList label={techLabel} items={project.tech} />
        {project.technicalFeatures ? (
          <div className={classes.technicalFeatures}>
            <h4>{technicalFeaturesLabel}</h4>
            <CheckList items={project.technicalFeatures} />
          </div>
        ) : null}
        <div className={classes.actions}>
          <ButtonLink
            to={learnMore.to}
            variant={project.url ? 'primary' : 'secondary'}
            context={project.title}
          >
            {learnMore.label}
          </ButtonLink>
          {project.url ? (
            <ButtonLink to={project.url} variant="ghost" arrow>
              {visitLabel}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </article>
  );
}
