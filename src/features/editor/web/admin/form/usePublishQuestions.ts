import { useRef, useState } from 'react';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { Facts } from '../../../../facts/web/admin/useFacts.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { heldBackContent } from '../../../../posts/words/held-back.ts';
import type { EditorValues } from '../editor-form.ts';

export function useHeldBackQuestion(post: EditorPost | null) {
  const wasReleased = useRef(false);
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  const { client } = trpc.useUtils();
  const isNeeded = ({ isPublished }: EditorValues) =>
    isPublished === 'true' &&
    post?.isPublished === 'false' &&
    post.heldBack.length > 0 &&
    !wasReleased.current;
  return {
    isAsking: waiting !== null,
    before: (send: (values: EditorValues) => void) => (values: EditorValues) => {
      if (!isNeeded(values)) return send(values);
      setWaiting({ goOn: () => send(values) });
    },
    publish: async () => {
      setWaiting(null);
      if (!post) return;
      try {
        await client.admin.posts.release.mutate({ id: post.id });
      } catch (error) {
        return showFailure(error, heldBackContent.failed);
      }
      wasReleased.current = true;
      waiting?.goOn();
    },
    close: () => setWaiting(null),
  };
}

/** Asks once before a post by a model is published with open facts. Other saves proceed at once, also while the facts are unknown. */
export function useFactsQuestion(post: EditorPost | null, facts: Facts) {
  const wasAsked = useRef(false);
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  const isNeeded = ({ isPublished }: EditorValues) =>
    isPublished === 'true' &&
    post?.isPublished === 'false' &&
    !wasAsked.current &&
    facts.isModelWritten &&
    facts.openCount > 0;

  return {
    isAsking: waiting !== null,
    before: (send: (values: EditorValues) => void) => (values: EditorValues) => {
      if (!isNeeded(values)) return send(values);
      wasAsked.current = true;
      setWaiting({ goOn: () => send(values) });
    },
    publish: () => {
      setWaiting(null);
      waiting?.goOn();
    },
    look: () => setWaiting(null),
  };
}
