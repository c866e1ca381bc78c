import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Fields that never reach the log, at the top and one or two levels down. */
const SECRET_FIELDS = [
  'authorization', 'cookie', '["set-cookie"]', 'password', 'confirm_password', 'token', 'access_token', 'refresh_token',
  'multipass', 'email', 'notes',
]

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g
const JSON_WEB_TOKEN = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g
const BEARER = /\bBearer [\w.~+/=-]+/gi

/**
 * The shop's log: one JSON object a line, written to standard error unless told otherwise.
 * Secret fields are masked by name, e-mail addresses and tokens wherever they stand, so that an error
 * message of a library cannot leak them either.
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
      hooks: { streamWrite: maskSecrets },
    },
    destination,
  )
}

const nested = (parent: string, field: string) => (field.startsWith('[') ? parent + field : `${parent}.${field}`)

/** A log line without e-mail addresses and tokens. Postgres quotes offending values in its messages, for example. */
function maskSecrets(line: string): string {
  return line.replaceAll(EMAIL, '[e-mail]').replaceAll(BEARER, 'Bearer [hidden]').replaceAll(JSON_WEB_TOKEN, '[hidden]')
}

/**
 * An address as the log may hold it: one-time tokens in the path are masked, and of the query only values made of
 * digits and commas (ids, pages) are kept.
 */
export function loggedAddress(pathAndQuery: string): string {
  const [path = '', query] = pathAndQuery.split('?', 2)
  const safePath = path.replace(/\/(reset-password|activate|multipass)\/[^/]+/g, '/$1/…')
  return query === undefined ? safePath : `${safePath}?${query.replaceAll(/=(?![\d,]*(&|$))[^&]*/g, '=…')}`
}
