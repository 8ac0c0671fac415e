import { useParams } from 'react-router-dom';
import { useContent } from '../../../../web/content/published-content.ts';
import { NotFound } from '../../../../web/error/NotFound.tsx';
import type { portfolioKind } from '../../words/portfolio.ts';
import { CaseClosing } from './CaseClosing.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseHero } from './CaseHero.tsx';
import { CaseNeighbors } from './CaseNeighbors.tsx';
import { CaseResult } from './CaseResult.tsx';
import { CaseStory } from './CaseStory.tsx';

export function Component() {
  const { slug } = useParams();
  const { projects } = useContent<typeof portfolioKind>('portfolio');
  const index = projects.findIndex(({ id }) => id === slug);
  const project = projects[index];
  if (!project) return <NotFound />;
  return (
    <>
      <CaseHead project={project} />
      <CaseHero project={project} />
      <CaseStory project={project} />
      <CaseResult project={project} />
      <CaseNeighbors previous={projects[index - 1]} next={projects[index + 1]} />
      <CaseClosing service={project.service} />
    </>
  );
}
