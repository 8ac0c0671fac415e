/** The part of a pino-shaped logger that the database tier uses. */
export interface DatabaseLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
