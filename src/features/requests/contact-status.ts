/** Stages in order. Both "won" and "lost" are final. */
export const pipelineStatuses = [
  'new',
  'read',
  'answered',
  'call',
  'quote',
  'won',
  'lost',
] as const;

export const junkStatuses = ['suspected', 'spam'] as const;

export const contactStatuses = [...pipelineStatuses, ...junkStatuses] as const;

export type PipelineStatus = (typeof pipelineStatuses)[number];
export type ContactStatus = (typeof contactStatuses)[number];

export const unansweredStatuses = ['new', 'read'] as const satisfies readonly PipelineStatus[];

export function isUnanswered(status: ContactStatus): boolean {
  const unanswered: readonly ContactStatus[] = unansweredStatuses;
  return unanswered.includes(status);
}

/** Past the first answer, or closed without one. The status does not prove an answer: that is a separate event. */
export const answeredStatuses = [
  'answered',
  'call',
  'quote',
  'won',
  'lost',
] as const satisfies readonly PipelineStatus[];

/** Returns whether the owner has moved the request past the first answer. It then no longer counts as late. */
export function isPastAnswer(status: ContactStatus): boolean {
  const answered: readonly ContactStatus[] = answeredStatuses;
  return answered.includes(status);
}

/** Returns whether the request has come to its end, won or lost. */
export function isClosed(status: ContactStatus): boolean {
  return status === 'won' || status === 'lost';
}

export function isJunk(status: ContactStatus): boolean {
  const junk: readonly ContactStatus[] = junkStatuses;
  return junk.includes(status);
}
