import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { Env } from '../request/env.ts'
import { Refused, tooLarge } from '../request/refused.ts'

const BODY_MAX = 1024

/**
 * `POST /{language}/email-choices/{token}`: a mail program refuses mails like the one it shows, for its user
 * (mail.one-click-needs-no-sign-in). It has no origin and no session; a GET of the same address is the page.
 */
export function oneClick(refuseMail: (token: string) => Promise<boolean>): Hono<Env> {
  const routes = new Hono<Env>({ strict: false })
  routes.post(
    '/:language/email-choices/:token',
    bodyLimit({
      maxSize: BODY_MAX,
      onError: () => {
        throw tooLarge(BODY_MAX)
      },
    }),
    async (c, next) => {
      const form = new URLSearchParams(await c.req.text())
      if (form.get('List-Unsubscribe') !== 'One-Click') return next()
      if (!(await refuseMail(c.req.param('token')))) throw new Refused(400, 'linkUnusable')
      return c.body(null, 200, { 'Cache-Control': 'no-store' })
    },
  )
  return routes
}
