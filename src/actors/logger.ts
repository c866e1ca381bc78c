/** The one logger of the browser side (error.one-logger). */
export interface Logger {
  warn(message: string, details?: unknown): void
  error(message: string, details?: unknown): void
}

/** Writes to a console. Never hand it tokens, passwords or e-mail addresses. */
export function createLogger(target: Pick<Console, 'warn' | 'error'>): Logger {
  return {
    warn: (message, details) => (details === undefined ? target.warn(message) : target.warn(message, details)),
    error: (message, details) => (details === undefined ? target.error(message) : target.error(message, details)),
  }
}
