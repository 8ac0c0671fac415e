import type { TextTask } from '../../../../server/text-work/text-task.ts';
import type { QuotePaper } from './quote-pdf.tsx';

/** Runs in a worker: layout blocks a thread. @returns null for letters that no font of the site has */
export const quotePdf: TextTask<QuotePaper, Uint8Array | null> = {
  name: 'quote-pdf',
  lane: 'pictures',
  timeoutMs: 20_000,
  isHeavy: true,
  load: async () => (await import('./quote-pdf.tsx')).drawQuotePdf,
};
