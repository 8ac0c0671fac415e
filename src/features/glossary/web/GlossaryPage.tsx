import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../../web/components/sections/CallToAction.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { glossaryContent } from '../words/glossary.ts';
import { GlossaryBrowser } from './GlossaryBrowser.tsx';
import { readGlossaryAddress } from './useGlossaryAddress.ts';

const { meta, terms, closing } = glossaryContent;

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

export function Component() {
  const [searchParams] = useSearchParams();
  const { query, filter } = readGlossaryAddress(searchParams);
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
      <CallToAction content={closing} contours={3} />
    </>
  );
}
