import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { filtersOf, hasFilters } from '../prompt-filters.ts';
import type { promptsPageKind } from '../words/prompts-page.ts';

const PromptFilters = await ownChunk(
  async () => (await import('./PromptFilters.tsx')).PromptFilters,
);
const PromptList = await ownChunk(async () => (await import('./PromptList.tsx')).PromptList);

export function Component() {
  const { meta, hero, closing } = useContent<typeof promptsPageKind>('prompts-page');
  const [searchParams] = useSearchParams();
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.prompts}
        isNarrowed={hasFilters(filtersOf(searchParams))}
        image={paths.socialImage(paths.prompts)}
        structuredData={[
          { '@type': 'CollectionPage', name: meta.title, description: meta.description },
        ]}
      />
      <CompactHero hero={hero} contours={2}>
        <search className="screen-only">
          {/* The server filters. Without the attribute, the browser brings later input back when a reader goes back. */}
          <form action={paths.prompts} autoComplete="off">
            <ServerDrawn id="prompt-filters" part={PromptFilters} />
          </form>
        </search>
      </CompactHero>
      <ServerDrawn id="prompt-list" part={PromptList} />
      <Ending content={closing} contours={3} />
    </>
  );
}
