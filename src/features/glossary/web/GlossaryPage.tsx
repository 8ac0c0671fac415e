import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import type { glossaryKind } from '../words/glossary.ts';
import { GlossaryBrowser } from './GlossaryBrowser.tsx';
import { useTerms } from './use-terms.ts';
import { readGlossaryAddress } from './useGlossaryAddress.ts';

const FurtherTerms = await ownChunk(async () => (await import('./FurtherTerms.tsx')).FurtherTerms);

const GlossaryPrint = await ownChunk(
  async () => (await import('./print/GlossaryPrint.tsx')).GlossaryPrint,
);

export function Component() {
  const { meta, closing } = useContent<typeof glossaryKind>('glossary');
  const terms = useTerms();
  const [searchParams] = useSearchParams();
  const { query, filter } = readGlossaryAddress(searchParams);
  const termSet = {
    '@type': 'DefinedTermSet',
    name: meta.title,
    description: meta.description,
    hasDefinedTerm: terms.map(({ slug, term, definition }) => ({
      '@type': 'DefinedTerm',
      termCode: slug,
      name: term,
      description: definition,
    })),
  };
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.glossary}
        isNarrowed={query.trim() !== '' || filter.slug !== null}
        image={paths.socialImage(paths.glossary)}
        structuredData={[termSet]}
      />
      <GlossaryBrowser />
      <ServerDrawn id="further-terms" part={FurtherTerms} />
      <Ending content={closing} contours={3} />
      <ServerDrawn id="glossary-print" part={GlossaryPrint} />
    </>
  );
}
