import { type SubmissionKind, submissionKinds, submissionLimits } from '../submission-options.ts';

/** An entry is looked up by its kind, so that without one nothing is corrected. */
export function submitAddress(searchParams: URLSearchParams): {
  kind: SubmissionKind;
  about: string;
} {
  const asked = searchParams.get('kind');
  const kind = submissionKinds.find((one) => one === asked);
  const about = (searchParams.get('about') ?? '').trim().slice(0, submissionLimits.about);
  return { kind: kind ?? 'tool', about: kind ? about : '' };
}
