import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Fields that never reach the log, at the top and one or two levels down. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'confirm_password',
  'token',
  'access_token',
  'refresh_token',
  'multipass',
  'email',
  'notes',
]

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g
const JSON_WEB_TOKEN = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g
const STRIPE_SECRET = /\b(?:[sr]k_(?:test|live)|whsec)_[\w+/=*]+/g
const BEARER = /\bBearer [\w.~+/=-]+/gi

/**
 * Creates the shop's log: one JSON object a line (operations.logs-are-json-lines), written to standard error unless
 * told otherwise. Secret fields are masked by name; email addresses and tokens are masked everywhere, because error
 * messages of libraries may contain them too (security.log-holds-no-secret).
 */
export function createLog(destination: DestinationStream = pino.destination({ fd: 2, sync: true })): Log {
  return pino(
    {
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, nested('*', field), nested('*.*', field)]),
        censor: '[hidden]',
      },
      serializers: { err: (error: unknown) => describeError(error) },
      hooks: { streamWrite: maskSecrets },
    },
    destination,
  )
}

/** An error as logged. */
interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

/** Causes of an error that are followed at most; a chain may be circular. */
const CAUSES_MAX = 4

/**
 * Copies only these fields, because libraries attach whole clients with connection settings and queries to their
 * errors. Other thrown values are logged by type and text.
 */
function describeError(error: unknown, causesLeft = CAUSES_MAX): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { message, stack, cause } = error
  return {
    type: error.constructor.name,
    message,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(cause === undefined || causesLeft === 0 ? {} : { cause: describeError(cause, causesLeft - 1) }),
  }
}

const nested = (parent: string, field: string) => (field.startsWith('[') ? parent + field : `${parent}.${field}`)

/** Masks email addresses and tokens in a log line. Postgres, for example, quotes offending values in its messages. */
function maskSecrets(line: string): string {
  return line
    .replaceAll(EMAIL, '[email]')
    .replaceAll(BEARER, 'Bearer [hidden]')
    .replaceAll(JSON_WEB_TOKEN, '[hidden]')
    .replaceAll(STRIPE_SECRET, '[hidden]')
}

/**
 * Returns an address that is safe to log: one-time tokens in the path are masked, and only query values made of digits
 * and commas (ids, pages) are kept.
 */
export function loggedAddress(pathAndQuery: string): string {
  const [path = '', query] = pathAndQuery.split('?', 2)
  const safePath = path.replace(/\/(reset-password|activate|multipass|calendar)\/[^/]+/gi, '/$1/…')
  return query === undefined ? safePath : `${safePath}?${query.replaceAll(/=(?![\d,]*(&|$))[^&]*/g, '=…')}`
}
