import { useParams } from 'react-router-dom';
import { NotFound } from '../../../../web/error/NotFound.tsx';
import { useCase } from '../use-projects.ts';
import { CaseClosing } from './CaseClosing.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseHero } from './CaseHero.tsx';
import { CaseMaking } from './CaseMaking.tsx';
import { CaseNeighbors } from './CaseNeighbors.tsx';
import { CaseResult } from './CaseResult.tsx';
import { CaseStory } from './CaseStory.tsx';
import { CaseTry } from './CaseTry.tsx';

export function Component() {
  const { slug } = useParams();
  const shown = useCase(slug);
  if (!shown) return <NotFound />;
  const { project, app, previous, next } = shown;
  return (
    <>
      <CaseHead project={project} />
      <CaseHero project={project} />
      {app ? <CaseTry key={project.id} project={project} app={app} /> : null}
      <CaseStory project={project} />
      {app ? <CaseMaking project={project} app={app} /> : null}
      <CaseResult project={project} />
      <CaseNeighbors {...{ previous, next }} />
      <CaseClosing service={project.service} />
    </>
  );
}
