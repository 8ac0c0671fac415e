import { useState } from 'react';
import { trpc } from '../../../../web/api/trpc.ts';
import type { PostRow } from '../../post-editing.ts';
import type { BulkChanges } from './useBulkChanges.ts';

/** Posts of a model with open facts, among those that are about to be published. */
export interface OpenAmongChosen {
  open: { post: PostRow; openCount: number }[];
  rest: PostRow[];
}

/** Posts that are held back, among those that are about to be published. */
interface HeldBackAmongChosen {
  held: PostRow[];
  rest: PostRow[];
}

/**
 * Publishes several posts; before that it asks about those of them that are held back, and then about those that a model wrote and
 * that have open facts.
 */
export function useBulkPublish(changes: BulkChanges) {
  const { client } = trpc.useUtils();
  const [question, setQuestion] = useState<OpenAmongChosen | null>(null);
  const [heldBack, setHeldBack] = useState<HeldBackAmongChosen | null>(null);
  const [isCounting, setCounting] = useState(false);
  const close = () => setQuestion(null);
  const send = (rows: readonly PostRow[]) => {
    close();
    if (rows.length > 0) changes.change(rows, { kind: 'publish' });
  };
  const countFacts = async (rows: readonly PostRow[]) => {
    setCounting(true);
    const found = await client.admin.posts.facts.open
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
  };
  return {
    question,
    close,
    send,
    isCounting,
    heldBack,
    closeHeldBack: () => setHeldBack(null),
    start: async (rows: readonly PostRow[]) => {
      const held = rows.filter((row) => row.heldBack.length > 0);
      if (held.length === 0) return countFacts(rows);
      setHeldBack({ held, rest: rows.filter((row) => row.heldBack.length === 0) });
    },
    /** After the question: without those that are held back, or with all of them, whose marks go first. */
    goOn: async ({ held, rest }: HeldBackAmongChosen, { withHeld }: { withHeld: boolean }) => {
      setHeldBack(null);
      if (!withHeld) return countFacts(rest);
      setCounting(true);
      // One that is not released is refused, and named, by what follows.
      await Promise.allSettled(held.map(({ id }) => client.admin.posts.release.mutate({ id })));
      return countFacts([...rest, ...held]);
    },
  };
}
