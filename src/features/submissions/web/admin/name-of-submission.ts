import type { ListedSubmission } from '../../submissions.ts';

export function nameOfSubmission({ title, entry, about, address }: ListedSubmission): string {
  return title || entry?.title || about || address;
}
