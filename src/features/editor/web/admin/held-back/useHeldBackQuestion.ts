import { useRef, useState } from 'react';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { heldBackContent } from '../../../../posts/words/held-back.ts';
import type { EditorPost } from '../../../post-editing.ts';
import type { EditorValues } from '../editor-form.ts';

/** Asks for confirmation before a held-back post is published. */
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
    /** Wraps a save with the question where it is needed. */
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
