import { useState } from 'react';

/** Posts that were deleted on this screen: they keep their place with an "Undo" until the list is left. */
export interface DeletedPosts {
  has: (id: number) => boolean;
  add: (id: number) => void;
  remove: (id: number) => void;
}

export function useDeletedPosts(): DeletedPosts {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    has: (id) => ids.has(id),
    add: (id) => setIds((before) => new Set(before).add(id)),
    remove: (id) => setIds((before) => new Set([...before].filter((kept) => kept !== id))),
  };
}
