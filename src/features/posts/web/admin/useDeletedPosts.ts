import { useState } from 'react';

/** The number of a post, or the id of a new one that was not created yet. */
export type PostOrDraftId = number | string;

/** Posts that were deleted on this screen: they keep their place with an "Undo" until the list is left. */
export interface DeletedPosts {
  has: (id: PostOrDraftId) => boolean;
  add: (id: PostOrDraftId) => void;
  remove: (id: PostOrDraftId) => void;
}

export function useDeletedPosts(): DeletedPosts {
  const [ids, setIds] = useState<ReadonlySet<PostOrDraftId>>(new Set());
  return {
    has: (id) => ids.has(id),
    add: (id) => setIds((before) => new Set(before).add(id)),
    remove: (id) => setIds((before) => new Set([...before].filter((kept) => kept !== id))),
  };
}
