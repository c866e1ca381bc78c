/** Log of the database, such as pino's logger. Fields come first, then the message. */
export interface DatabaseLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
