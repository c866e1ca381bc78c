/** What the database needs of a log; pino's logger is one. Fields first, then the message. */
export interface DatabaseLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
