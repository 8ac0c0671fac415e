import { useState } from 'react';

/** Number for a post, string for a draft of a new post. */
export type PostOrDraftId = number | string;

/** Posts deleted on this screen; their rows stay with "Undo" until the list is left. */
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
