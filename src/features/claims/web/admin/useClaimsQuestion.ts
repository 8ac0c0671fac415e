import { useRef, useState } from 'react';
import type { EditorValues } from '../../../editor/web/admin/editor-form.ts';
import type { EditorPost } from '../../../posts/post-editing.ts';
import type { Claims } from './useClaims.ts';

/**
 * Asks once before a post by a model is published with open claims. All other saves proceed at once, also
 * while the claims are unknown.
 */
export function useClaimsQuestion(post: EditorPost | null, claims: Claims) {
  const wasAsked = useRef(false);
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  const isNeeded = ({ isPublished }: EditorValues) =>
    isPublished === 'true' &&
    post?.isPublished === 'false' &&
    !wasAsked.current &&
    claims.isModelWritten &&
    claims.openCount > 0;

  return {
    isAsking: waiting !== null,
    /** Wraps a save with the question when it is needed. */
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
