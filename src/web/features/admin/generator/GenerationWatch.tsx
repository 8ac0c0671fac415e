import { useEffect, useEffectEvent, useRef } from 'react';
import { adminGeneratorContent } from '../../../../content/admin-work.ts';
import type { Generation } from '../../../../shared/admin-drafts.ts';
import { showToast } from '../../../components/toast/toast-store.ts';
import { useGeneration, useGenerationChanges } from './useGeneration.ts';

const { toasts } = adminGeneratorContent;

/** Tells how a draft ended, wherever in the admin area its admin is by then. */
export function GenerationWatch() {
  const generation = useGeneration().data;
  const underWay = useRef<number | null>(null);
  const { refresh } = useGenerationChanges();
  const tell = useEffectEvent(({ state, failure, message }: Generation) => {
    void refresh();
    if (state === 'done') showToast(toasts.generated);
    else if (failure !== 'cancelled') {
      const { title, description } = toasts.failed;
      showToast({ title, description: message || description, variant: 'destructive' });
    }
  });
  useEffect(() => {
    if (generation?.state === 'running') {
      underWay.current = generation.id;
    } else if (generation && underWay.current === generation.id) {
      underWay.current = null;
      tell(generation);
    }
  }, [generation]);
  return null;
}
