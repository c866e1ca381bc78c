import { html } from 'hono/html'

import { bcp47 } from '#contract/languages.ts'
import { shownAddress } from '#contract/shown-address.ts'

import type { OutboxMail } from '../../mail/index.ts'
import { withLinks } from '../../mail/html/links.ts'

type Html = ReturnType<typeof html>

/** The outbox as a page to read, newest first. It is for those who develop or try the shop, and in English like the contract. */
export function outboxPage(mails: readonly OutboxMail[], shopName: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${shopName} outbox</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/outbox/outbox.css" />
      </head>
      <body>
        <header>
          <h1>${shopName} outbox</h1>
          <p>The shop’s latest emails. Only this computer can open the page. Reload it to see new ones.</p>
        </header>
        <main>
          ${mails.length === 0 ? html`<p>No emails yet. They’ll appear here as soon as the shop writes one.</p>` : mails.map(mailArticle)}
        </main>
      </body>
    </html>`
}

function mailArticle(mail: OutboxMail): Html {
  const heading = `mail-${mail.id}`
  const lang = bcp47(mail.language)
  return html`<article aria-labelledby="${heading}">
    <h2 id="${heading}" lang="${lang}">${mail.subject}</h2>
    <dl>
      <div>
        <dt>To</dt>
        <dd>${mail.to === null ? 'The shop itself' : shownAddress(mail.to)}</dd>
      </div>
      ${
        mail.replyTo === null
          ? ''
          : html`<div>
              <dt>Reply to</dt>
              <dd>${mail.replyTo}</dd>
            </div>`
      }
      <div>
        <dt>Written</dt>
        <dd><time datetime="${mail.writtenAt.toISOString()}">${readable(mail.writtenAt)}</time></dd>
      </div>
      <div>
        <dt>State</dt>
        <dd>${stateOf(mail)}</dd>
      </div>
    </dl>
    <div class="body" lang="${lang}">${withLinks(mail.body)}</div>
    <details>
      <summary>As HTML</summary>
      <iframe
        src="/outbox/${mail.id}"
        title="${mail.subject}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      ></iframe>
    </details>
  </article>`
}

const readable = (time: Date) => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`

const STATES: Readonly<Record<OutboxMail['state'], string>> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  'given up': 'Not sent',
}

function stateOf({ state, attempts }: OutboxMail): string {
  if (attempts === 0) return STATES[state]
  return `${STATES[state]} (${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})`
}
