import { Button } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { withApi } from '../../../../web/api/ApiProvider.tsx';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { ErrorState } from '../../../../web/components/states/ErrorState.tsx';
import { NotFound } from '../../../../web/error/NotFound.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import type { ProjectPageAddress } from '../../projects/project-pages.ts';
import { projectPageContent } from '../../words/projects/project-page.ts';
import { ProjectGallery } from './ProjectGallery.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import { ProjectHero } from './ProjectHero.tsx';
import { FurtherProjects, ProjectMaker } from './ProjectMaker.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import { ProjectStory } from './ProjectStory.tsx';
import { projectAddressOf } from './project-address.ts';

const words = projectPageContent.error;

function DeveloperProjectPage() {
  const address = projectAddressOf(useParams());
  return address ? <ProjectAt address={address} /> : <NotFound />;
}

function ProjectAt({ address }: { address: ProjectPageAddress }) {
  const page = trpc.developer.projects.page.useQuery(address);
  if (errorCode(page.error) === 'NOT_FOUND') return <NotFound />;
  if (page.isPending) return <ProjectSkeleton />;
  if (!page.data) {
    return (
      <Section label={words.title}>
        <PageHead title={words.title} canonicalPath={null} />
        <ErrorState
          title={words.title}
          level={1}
          action={<Button onClick={() => void page.refetch()}>{words.retry}</Button>}
        >
          <p>{words.text}</p>
        </ErrorState>
      </Section>
    );
  }
  return (
    <>
      <ProjectHead page={page.data} />
      <ProjectHero page={page.data} />
      <ProjectStory page={page.data} />
      <ProjectGallery page={page.data} />
      <ProjectMaker page={page.data} />
      <FurtherProjects page={page.data} />
    </>
  );
}

export const Component = withApi(DeveloperProjectPage);
