import { trpc } from '../../../../../web/api/trpc.ts';
import { Section } from '../../../../../web/components/sections/Section.tsx';
import { projectPageContent } from '../../../words/projects/project-page.ts';
import { useShownDeveloper } from '../useShownDeveloper.ts';
import { ProjectGrid } from './ProjectGrid.tsx';

/** Projects with a picture, and the featured one, as cards. All projects stand in the list below. */
export function ProjectCards() {
  const { developerId } = useShownDeveloper();
  const { data: cards = [] } = trpc.developer.projects.cards.useQuery({ developerId });
  const shown = cards.filter(({ picture, isFeatured }) => picture || isFeatured);
  if (!shown.some(({ picture }) => picture)) return null;
  return (
    <Section heading={projectPageContent.cards} space="snug">
      <ProjectGrid cards={shown} />
    </Section>
  );
}
