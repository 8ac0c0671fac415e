import { wholeList } from '../../../shared/addresses/content-entries.ts';
import { useEntry, useTypedContent } from '../../../web/content/published-content.ts';
import type { caseEntries, ListedProject, projectCards } from '../project-entries.ts';
import type { portfolioKind } from '../words/portfolio.ts';

/** The cards; with what an owner types, while the page is edited. */
export function useProjectCards(): readonly ListedProject[] {
  const typed = useTypedContent<typeof portfolioKind>('portfolio');
  const cards = useEntry<typeof projectCards>('project-cards', wholeList);
  return (typed ?? cards)?.projects ?? [];
}

/**
 * The project of a page, its app and its neighbors; with what an owner types, while the page is edited. What an app
 * costs follows the last save. Null for none.
 */
export function useCase(slug: string | undefined) {
  const { projects = [], apps } = useTypedContent<typeof portfolioKind>('portfolio') ?? {};
  const entry = useEntry<typeof caseEntries>('case', slug);
  const index = projects.findIndex(({ id }) => id === slug);
  const project = projects[index];
  if (!project) return entry;
  const app = entry?.app ?? null;
  return {
    ...{ project, previous: projects[index - 1] ?? null, next: projects[index + 1] ?? null },
    app: app && { ...app, ...apps?.[app.id] },
  };
}
