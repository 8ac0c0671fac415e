export type ServiceCheck = { outcome: 'ok' } | { outcome: 'failed'; cause: unknown };
