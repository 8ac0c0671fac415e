/** Stages of a contact request, in order; won and lost are both an end. */
export const pipelineStatuses = [
  'new',
  'read',
  'answered',
  'call',
  'quote',
  'won',
  'lost',
] as const;

/** Beside the pipeline: what may be junk, and what is. */
export const junkStatuses = ['suspected', 'spam'] as const;

export const contactStatuses = [...pipelineStatuses, ...junkStatuses] as const;

export type PipelineStatus = (typeof pipelineStatuses)[number];
export type ContactStatus = (typeof contactStatuses)[number];

/** Statuses of requests whose senders still wait for the first answer. */
export const unansweredStatuses = ['new', 'read'] as const satisfies readonly PipelineStatus[];

/** Statuses behind the first answer, or at an end without one. The answer itself is an event of its own. */
export const answeredStatuses = [
  'answered',
  'call',
  'quote',
  'won',
  'lost',
] as const satisfies readonly PipelineStatus[];

/** Whether the owner has put it behind the first answer: nobody is told that it is late then. */
export function isPastAnswer(status: ContactStatus): boolean {
  const answered: readonly ContactStatus[] = answeredStatuses;
  return answered.includes(status);
}

export function isJunk(status: ContactStatus): boolean {
  const junk: readonly ContactStatus[] = junkStatuses;
  return junk.includes(status);
}
