import { useState } from 'react';
import type { PostRow } from '../../../../shared/post-editing.ts';
import { trpc } from '../../../api/trpc.ts';
import type { BulkChanges } from './useBulkChanges.ts';

/** Posts of a model with open claims, among those that are about to be published. */
export interface OpenAmongChosen {
  open: { post: PostRow; openCount: number }[];
  rest: PostRow[];
}

/** Publishes several posts; before that it asks once about those of them that a model wrote and that have open claims. */
export function useBulkPublish(changes: BulkChanges) {
  const { client } = trpc.useUtils();
  const [question, setQuestion] = useState<OpenAmongChosen | null>(null);
  const [isCounting, setCounting] = useState(false);
  const close = () => setQuestion(null);
  const send = (rows: readonly PostRow[]) => {
    close();
    if (rows.length > 0) changes.change(rows, { kind: 'publish' });
  };
  return {
    question,
    close,
    send,
    isCounting,
    start: async (rows: readonly PostRow[]) => {
      setCounting(true);
      const found = await client.admin.posts.claims.open
        .query({ postIds: rows.map(({ id }) => id) })
        .catch(() => []);
      setCounting(false);
      const counts = new Map(found.map(({ id, openCount }) => [id, openCount]));
      if (counts.size === 0) return send(rows);
      setQuestion({
        open: rows.flatMap((post) => {
          const openCount = counts.get(post.id);
          return openCount === undefined ? [] : [{ post, openCount }];
        }),
        rest: rows.filter(({ id }) => !counts.has(id)),
      });
    },
  };
}
