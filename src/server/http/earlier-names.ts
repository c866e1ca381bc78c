import type { MiddlewareHandler } from 'hono'

import { toLanguageCode } from '#contract/languages.ts'

import type { Env } from '../request/env.ts'

/** The name that a public practice page has now, by an earlier one; undefined for any other name, and while the shop starts. */
type PresentName = (name: string) => Promise<string | undefined> | undefined

/** Leads a practice page's earlier names to the present one, with the query kept (practice.earlier-names-lead-on). */
export function earlierNames(presentName: PresentName): MiddlewareHandler<Env, '/:language/practice/:shopName'> {
  return async (c, next) => {
    const { language, shopName } = c.req.param()
    if (toLanguageCode(language) === undefined) return next()
    // A page is drawn, or says that it can't be, also where names cannot be asked for.
    const present = await presentName(shopName)?.catch(() => undefined)
    if (present === undefined) return next()
    // Names can be given back to a page, so browsers ask again.
    c.header('Cache-Control', 'no-cache')
    return c.redirect(`/${language}/practice/${present}${new URL(c.req.url).search}`, 301)
  }
}
