import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { editorAddress, type OpenPost } from '../../../../web/admin/admin-address.ts';
import { DraftEditor } from './new-post/DraftEditor.tsx';
import { PostEditor } from './post/PostEditor.tsx';

/** Gives a new post a unique draft id at once. */
export function OpenEditor({ open }: { open: OpenPost }) {
  const { search } = useLocation();
  const [draftId] = useState(() => crypto.randomUUID());
  switch (open.kind) {
    case 'new':
      return <Navigate to={editorAddress({ kind: 'draft', draftId }, search)} replace />;
    case 'draft':
      return <DraftEditor key={open.draftId} draftId={open.draftId} />;
    case 'post':
      return <PostEditor key={open.postId} postId={open.postId} />;
  }
}
