import { useEffect, useRef } from 'react';
import { adminGeneratorContent } from '../../../../content/admin-work.ts';
import { showToast } from '../../../components/toast/toast-store.ts';
import { useGeneration } from './useGeneration.ts';

const { toasts } = adminGeneratorContent;

/** Tells how a draft ended, wherever in the admin area its admin is by then. */
export function GenerationWatch() {
  const generation = useGeneration().data;
  const underWay = useRef<number | null>(null);
  useEffect(() => {
    if (!generation) return;
    const { id, state, failure, message } = generation;
    if (state === 'running') {
      underWay.current = id;
      return;
    }
    if (underWay.current !== id) return;
    underWay.current = null;
    if (state === 'done') showToast(toasts.generated);
    else if (failure !== 'cancelled') {
      const { title, description } = toasts.failed;
      showToast({ title, description: message || description, variant: 'destructive' });
    }
  }, [generation]);
  return null;
}
