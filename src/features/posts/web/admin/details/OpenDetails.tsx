import { lazy, Suspense, useState } from 'react';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { postDetailsContent } from '../../../words/post-details.ts';

const DetailsDialog = lazy(async () => ({
  default: (await import('./DetailsDialog.tsx')).DetailsDialog,
}));

/** The way to what stands beside the text of a post; its form comes with the first use. */
export function OpenDetails({ post }: { post: { id: number; title: string } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton context={post.title} onClick={() => setOpen(true)}>
        {postDetailsContent.open}
      </ActionButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <DetailsDialog post={post} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
