import type { Context, ErrorHandler } from 'hono'

import type { ErrorBody } from '#contract/error.ts'

import { TooManyPasswords } from '#areas/account/server/passwords.ts'
import type { Log } from '../log.ts'
import type { SendPage } from '../render/pages.ts'
import type { Env } from '../request/env.ts'
import type { Messages } from '../texts/messages.ts'
import { Refused, unavailable } from '../request/refused.ts'
import { wantsPage } from './static/page.ts'

/** Answers a refusal in the caller's language (error.answers-share-one-shape). */
export function refuse(c: Context<Env>, refused: Refused, messages: Messages): Response {
  const { language } = c.var
  const body: ErrorBody = { message: messages(language, refused.key, refused.values) }
  if (refused.fields !== undefined) {
    body.errors = Object.fromEntries(
      Object.entries(refused.fields).map(([field, text]) => [
        field,
        typeof text === 'string' ? messages(language, text) : messages(language, text.key, text.values),
      ]),
    )
  }
  return c.json(body, refused.status, { ...refused.headers, 'Cache-Control': 'no-store' })
}

/** Status for the log only: the client closed the connection. */
const HUNG_UP = 499

/** True if the connection ended in the middle of the request's body. */
function isHungUp(c: Context<Env>): boolean {
  // Without a server, as in tests, the environment is missing.
  const incoming = (c.env as Env['Bindings'] | undefined)?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}

interface ErrorAnswerOptions {
  readonly log: Log
  readonly messages: Messages
  readonly isDatabaseLost: (error: unknown) => boolean
  readonly sendPage: SendPage
}

/**
 * Turns any thrown value into an answer. Refusals carry their own status and message, and page requests get the
 * client's error page. A database that cannot answer, or more passwords at once than can be hashed, gives 503.
 * Everything else is logged with the request's id and answered with a general message only
 * (error.nothing-internal-is-shown).
 */
export function errorAnswer({ log, messages, isDatabaseLost, sendPage }: ErrorAnswerOptions): ErrorHandler<Env> {
  return (error, c) => {
    if (error instanceof Refused) return wantsPage(c) ? sendPage(c, error.status) : refuse(c, error, messages)
    if (isHungUp(c)) {
      log.info({ requestId: c.var.requestId, err: error }, 'the caller hung up before the whole request had come')
      return new Response(null, { status: HUNG_UP })
    }
    if (error instanceof TooManyPasswords) return refuse(c, unavailable(), messages)
    if (isDatabaseLost(error)) {
      log.warn({ requestId: c.var.requestId, err: error }, 'the database could not answer')
      return refuse(c, unavailable(), messages)
    }
    log.error({ requestId: c.var.requestId, err: error }, 'a request failed')
    return c.json({ message: messages(c.var.language, 'unexpected') }, 500, { 'Cache-Control': 'no-store' })
  }
}
