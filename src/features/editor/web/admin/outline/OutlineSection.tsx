import { lazy, type RefObject, Suspense } from 'react';
import { ListSkeleton } from '../../../../../web/admin/list/ListSkeleton.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { WrittenPost } from '../../../../generator/web/admin/suggestions/written-post.ts';
import { stagedDraftsContent } from '../../../../generator/words/staged-drafts.ts';
import type { TextAccess } from '../content/ContentSection.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import type { EditorFormApi } from '../useTitleFollowing.ts';
import { useOutlinedText } from './useOutlinedText.ts';

const OutlinePanel = lazy(() => import('../../../../generator/web/admin/stages/OutlinePanel.tsx'));

interface OutlineSectionProps {
  form: EditorFormApi;
  text: RefObject<TextAccess | null>;
  written: WrittenPost;
}

/** Shows the outline of a text that was begun in stages. */
export function OutlineSection({ form, text, written }: OutlineSectionProps) {
  const staged = trpc.admin.stagedDrafts.ofText.useQuery(
    { text: written.id },
    { refetchOnMount: 'always' },
  ).data;
  return staged ? <Outline {...{ form, text, written }} id={staged.id} /> : null;
}

function Outline({ form, text, written, id }: OutlineSectionProps & { id: number }) {
  const outlined = useOutlinedText({ form, text, keep: written.keep });
  return (
    <PanelSection id="outline" title={stagedDraftsContent.outline.title} isFaulty={false}>
      <Suspense fallback={<ListSkeleton />}>
        <OutlinePanel id={id} of={written.id} text={outlined} />
      </Suspense>
    </PanelSection>
  );
}
