import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { html } from 'hono/html'

import type { ToolName } from './names.ts'

export type Refusal = 'wrong' | 'noAdmin' | 'often'

const SAID: Readonly<Record<Refusal, string>> = {
  wrong: 'Email and password don’t match. Check both and try again.',
  noAdmin: 'This account isn’t an admin’s. Sign in with one that is.',
  often: 'Too many attempts. Wait a few minutes, then try again.',
}

/** Asks for an admin's email and password. In English, as the tools are. */
export function signInPage(name: ToolName, title: string, refusal?: Refusal) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Sign in · ${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/${name}/sign-in.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>Sign in as an admin of the shop to see this page.</p>
          ${refusal ? html`<p role="alert">${SAID[refusal]}</p>` : ''}
          <form method="post" action="/${name}/sign-in">
            <label>Email <input type="email" name="email" autocomplete="username" required /></label>
            <label> Password <input type="password" name="password" autocomplete="current-password" required /> </label>
            <button type="submit">Sign in</button>
          </form>
        </main>
      </body>
    </html>`
}

/** The design's tokens, which live in one file, and the page's own rules. */
export function signInStyles(): string {
  const tokens = resolve(import.meta.dirname, '../../../components/styles/tokens.css')
  return readFileSync(tokens, 'utf8') + readFileSync(join(import.meta.dirname, 'sign-in.css'), 'utf8')
}
