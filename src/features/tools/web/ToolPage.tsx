import { useParams } from 'react-router-dom';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { useContent, useEntry } from '../../../web/content/published-content.ts';
import { NotFound } from '../../../web/error/NotFound.tsx';
import type { toolEntries } from '../tool-entries.ts';
import type { toolPageKind } from '../words/tool-page.ts';
import { RelatedTools } from './tool/RelatedTools.tsx';
import { ToolCells } from './tool/ToolCells.tsx';
import { ToolHead } from './tool/ToolHead.tsx';
import { ToolHero } from './tool/ToolHero.tsx';
import { ToolPrices } from './tool/ToolPrices.tsx';

export function Component() {
  const { slug } = useParams();
  const { closing } = useContent<typeof toolPageKind>('tool-page');
  const entry = useEntry<typeof toolEntries>('tool', slug);
  if (!entry) return <NotFound />;
  return (
    <>
      <ToolHead entry={entry} />
      <ToolHero entry={entry} />
      <ToolCells entry={entry} />
      <ToolPrices entry={entry} />
      <RelatedTools entry={entry} />
      <Ending content={closing} contours={3} />
    </>
  );
}
