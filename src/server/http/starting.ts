import { Hono } from 'hono'

import { bcp47 } from '#contract/languages.ts'

import type { Env } from '../request/env.ts'
import { unavailable } from '../request/refused.ts'
import type { Messages } from '../texts/messages.ts'
import { refuse } from './error-answer.ts'
import { language } from './middleware/language.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { wantsPage } from './static/page.ts'
import { WAITING_HEADERS, waitingPage } from './waiting-page.ts'

export interface StartingDeps {
  readonly shopName: string
  readonly publicUrl: string
  readonly messages: Messages
}

/** The shop over HTTP while its client is built: 503 to all, with a page that comes by itself. */
export function startingApp({ shopName, publicUrl, messages }: StartingDeps): Hono<Env> {
  const app = new Hono<Env>({ strict: false })
  app.use(language())
  app.use(securityHeaders(publicUrl, false))
  app.all('*', (c) => {
    if (!wantsPage(c)) return refuse(c, unavailable(), messages)
    const { language: spoken } = c.var
    return c.html(waitingPage(bcp47(spoken), shopName, messages(spoken, 'unavailable')), 503, WAITING_HEADERS)
  })
  return app
}
