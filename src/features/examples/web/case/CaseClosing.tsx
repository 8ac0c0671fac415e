import { menuLabel } from '../../../../shared/content/menu-label.ts';
import { fill } from '../../../../shared/content/texts/fill.ts';
import { Ending } from '../../../../web/components/sections/Ending.tsx';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import type { examplesKind } from '../../words/examples.ts';

/** Asks for the visitor's own app, and names the service that the case belongs to. */
export function CaseClosing({ service }: { service: string | null | undefined }) {
  const { closing } = useContent<typeof examplesKind>('examples').caseStudy;
  const name = menuLabel(useSiteNavigation(), service ?? '');
  const { ending, title, text, start, services } = closing;
  const content = service
    ? {
        ending,
        title,
        text: `${fill(closing.ofService, { service: name })} ${text}`,
        actions: [start, { label: fill(closing.seeService, { service: name }), to: service }],
      }
    : { ending, title, text, actions: [start, services] };
  return <Ending content={content} edge={3} contours={1} />;
}
