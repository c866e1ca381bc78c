import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'

import { listAccounts } from '#areas/admin/contract/admin.ts'
import { login } from '#areas/account/contract/auth.ts'

import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'
import { TOOL_NAMES, TOOL_TITLES, type ToolName } from './names.ts'
import { type Refusal, signInPage, signInStyles } from './sign-in-page.ts'

/** Holds an admin's access token, for the tools alone. */
const COOKIE = 'verbena_tools'
/** An address and a password are far shorter. */
const LARGEST_FORM = 4096
/** None of these is of the call that a form is sent on as. */
const OF_THE_FORM = ['accept-encoding', 'authorization', 'content-length', 'content-type', 'cookie', 'if-none-match']

const NEVER_KEPT = { 'Cache-Control': 'no-store' }

export interface Admins {
  /** Lets an admin's requests through; shows all others the page to sign in, and none of a tool's files. */
  readonly only: (name: ToolName) => MiddlewareHandler<Env>
  /** Takes what the page to sign in sends. */
  readonly signIn: (name: ToolName) => readonly MiddlewareHandler<Env>[]
}

/**
 * Admins' access to the tools (operations.tools-ask-an-admin).
 *
 * @param send runs a request inside the shop with this client's address, so that rate limits apply
 */
export function adminsOf(
  isSecure: boolean,
  send: (request: Request, c: Context<Env>) => Response | Promise<Response>,
): Admins {
  const call = (c: Context<Env>, path: string, own: Readonly<Record<string, string>>, body?: string) => {
    const headers = new Headers(c.req.raw.headers)
    for (const name of OF_THE_FORM) headers.delete(name)
    headers.set('Accept', 'application/json')
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
    const method = body === undefined ? 'GET' : 'POST'
    return send(
      new Request(new URL(`/api${path}`, c.req.url), { method, headers, ...(body !== undefined && { body }) }),
      c,
    )
  }
  const isAdmin = async (c: Context<Env>, token: string) => {
    const { ok } = await call(c, `${listAccounts.path}?limit=1`, { Authorization: `Bearer ${token}` })
    return ok
  }
  const page = (c: Context<Env>, name: ToolName, status: 401 | 403 | 429, refusal?: Refusal) =>
    c.html(signInPage(name, TOOL_TITLES[name], refusal), status, NEVER_KEPT)

  return {
    only: (name) => async (c, next) => {
      if (c.req.path === `/${name}/sign-in.css`)
        return c.body(signInStyles(), 200, { ...NEVER_KEPT, 'Content-Type': 'text/css; charset=UTF-8' })
      const token = getCookie(c, COOKIE)
      if (token === undefined || !(await isAdmin(c, token))) {
        if (c.req.path.replace(/\/$/, '') === `/${name}`) return page(c, name, 401)
        throw new Refused(401, 'notSignedIn')
      }
      await next()
      c.header('Cache-Control', 'private, no-cache')
      return undefined
    },
    signIn: (name) => [
      bodyLimit({
        maxSize: LARGEST_FORM,
        onError: () => {
          throw new Refused(413, 'tooLarge')
        },
      }),
      async (c) => {
        const { email, password } = await c.req.parseBody()
        const answer = await call(
          c,
          login.path,
          { 'Content-Type': 'application/json' },
          JSON.stringify({ email, password }),
        )
        if (answer.status === 429) return page(c, name, 429, 'often')
        if (!answer.ok) return page(c, name, 401, 'wrong')
        const { access_token: token } = (await answer.json()) as { readonly access_token: string }
        if (!(await isAdmin(c, token))) return page(c, name, 403, 'noAdmin')
        for (const tool of TOOL_NAMES)
          setCookie(c, COOKIE, token, { path: `/${tool}`, httpOnly: true, secure: isSecure, sameSite: 'Lax' })
        return c.redirect(`/${name}`, 303)
      },
    ],
  }
}
