import { useSearchParams } from 'react-router-dom';
import { menuLabel } from '../../../shared/content/menu-label.ts';
import { paths } from '../../../shared/paths.ts';
import { EntryHero } from '../../../web/components/hero/EntryHero.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { useSiteNavigation } from '../../../web/content/frame-content.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { answersOf, hasAnswers } from '../finder-answers.ts';
import type { finderKind } from '../words/finder/finder-kind.ts';
import { FinderForm } from './finder/FinderForm.tsx';

/** Separate chunk: the answer has no buttons, and needs the API client only in a browser that comes from another page. */
const FinderResult = await ownChunk(
  async () => (await import('./finder/FinderResult.tsx')).default,
);

export function Component() {
  const { meta, eyebrow, title, intro, back } = useContent<typeof finderKind>('tool-finder');
  const [searchParams] = useSearchParams();
  const answers = answersOf(searchParams);
  const isAnswered = hasAnswers(answers);
  const tools = { name: menuLabel(useSiteNavigation(), paths.resources), path: paths.resources };
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.toolFinder}
        isNarrowed={isAnswered}
        image={paths.socialImage(paths.toolFinder)}
        breadcrumbs={[tools, { name: eyebrow, path: paths.toolFinder }]}
        structuredData={[{ '@type': 'WebPage', name: title, description: meta.description }]}
      />
      <EntryHero back={back} eyebrow={eyebrow} title={title} text={intro} />
      {isAnswered ? (
        <ServerDrawn key={searchParams.toString()} id="finder-result" part={FinderResult} />
      ) : null}
      <FinderForm key={`form ${searchParams}`} answers={answers} />
    </>
  );
}
