import { useState } from 'react';
import { trpc } from '../../../../web/api/trpc.ts';
import type { PostRow } from '../../post-editing.ts';
import type { BulkChanges } from './useBulkChanges.ts';

export interface OpenAmongChosen {
  open: { post: PostRow; openCount: number }[];
  rest: PostRow[];
}

interface HeldBackAmongChosen {
  held: PostRow[];
  rest: PostRow[];
}

/** Asks first about posts that are held back, then about AI posts with open facts. */
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
    const found = await client.admin.facts.open
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
    /** Continues after the first question, without the posts that are held back, or with them once released. */
    goOn: async ({ held, rest }: HeldBackAmongChosen, { withHeld }: { withHeld: boolean }) => {
      setHeldBack(null);
      if (!withHeld) return countFacts(rest);
      setCounting(true);
      // A failed release surfaces below: publication then refuses and names the post.
      await Promise.allSettled(held.map(({ id }) => client.admin.posts.release.mutate({ id })));
      return countFacts([...rest, ...held]);
    },
  };
}
