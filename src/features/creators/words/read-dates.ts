import type { CheckedDate } from '../../../shared/words/types.ts';

export const in2025 = {
  november: { label: 'November 2025', dateTime: '2025-11' },
  december: { label: 'December 2025', dateTime: '2025-12' },
} as const satisfies Record<string, CheckedDate>;

export const in2026 = {
  /** The source does not name the day. */
  early: { label: 'by early 2026', dateTime: '2026' },
  march: { label: 'March 2026', dateTime: '2026-03' },
  september: { label: 'September 2026', dateTime: '2026-09' },
  october: { label: 'October 2026', dateTime: '2026-10' },
} as const satisfies Record<string, CheckedDate>;
