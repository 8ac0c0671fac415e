/** Result of asking an outside service whether it would work with us. */
export type ServiceCheck = { outcome: 'ok' } | { outcome: 'failed'; cause: unknown };
