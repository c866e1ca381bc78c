import type { MiddlewareHandler } from 'hono'

import { NOT_SENT } from '#contract/constants.ts'

import type { Env } from '../../request/env.ts'
import { sendsForm } from '../static/page.ts'

/**
 * Leads a form that the browser sent by itself back to its page, which says that nothing was sent
 * (forms.native-sending-keeps-a-page). Nothing that came with it is read.
 */
export function unsentForms(): MiddlewareHandler<Env> {
  // A fragment alone, so that the address stays, whatever stands in it.
  return async (c, next) => (sendsForm(c) ? c.redirect(NOT_SENT, 303) : await next())
}
