import { html } from 'hono/html'

import type { OpenApiDocument, Operation } from './openapi.ts'

import type { MessageKey } from '../../texts/messages.ts'
import { endingsOf, inputsOf } from './describe.ts'

export interface DocsPage {
  readonly document: OpenApiDocument
  readonly shopName: string
  /** BCP 47 tag of the page's own texts; the contract's are English. */
  readonly lang: string
  readonly text: (key: MessageKey, values?: Readonly<Record<string, string>>) => string
}

type Html = ReturnType<typeof html>

/** Renders the contract's calls as a page: no script, one style sheet, one area after another. */
export function docsPage(page: DocsPage): Html {
  const { document, lang, shopName, text } = page
  const title = text('docsTitle', { shop: shopName })
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>${text('docsIntro')}</p>
          <p><a href="/api/openapi.json">${text('docsMachineReadable')}</a> · ${document.info.version}</p>
        </header>
        <nav aria-label="${text('docsAreas')}">
          <ul lang="en">
            ${document.tags.map(({ name }) => html`<li><a href="#${anchor(name)}">${name}</a></li>`)}
          </ul>
        </nav>
        <main>${document.tags.map(({ name }) => area(name, page))}</main>
      </body>
    </html>`
}

function area(name: string, page: DocsPage): Html {
  const calls = Object.entries(page.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(name))
      .map(([method, operation]) => call(method.toUpperCase(), path, operation, page)),
  )
  return html`<section aria-labelledby="${anchor(name)}">
    <h2 id="${anchor(name)}" lang="en">${name}</h2>
    ${calls}
  </section>`
}

function call(method: string, path: string, operation: Operation, page: DocsPage): Html {
  const { text } = page
  const { operationId: id } = operation
  return html`<article aria-labelledby="${id}">
    <h3 id="${id}"><span class="method ${method.toLowerCase()}">${method}</span> <code>/api${path}</code></h3>
    <p lang="en">${operation.summary}.</p>
    <p>${text('docsAccess')}${access(operation, page)}</p>
    <div class="tables">${inputTable(operation, page)}${endingTable(operation, page)}</div>
  </article>`
}

function inputTable(operation: Operation, { document, text }: DocsPage): Html {
  const rows = inputsOf(operation, document).map(
    ({ name, place, type, needed }) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${place}</td>
        <td><code>${type}</code></td>
        <td>${text(needed ? 'docsYes' : 'docsNo')}</td>
      </tr>`,
  )
  return table(['docsParameter', 'docsPlace', 'docsType', 'docsNeeded'], rows, text)
}

function endingTable(operation: Operation, { document, text }: DocsPage): Html {
  const rows = endingsOf(operation, document).map(
    ({ status, meaning, type }) =>
      html`<tr>
        <th scope="row">${status}</th>
        <td lang="en">${meaning}</td>
        <td><code>${type}</code></td>
      </tr>`,
  )
  return table(['docsStatus', 'docsMeaning', 'docsAnswers'], rows, text)
}

function table(heads: readonly MessageKey[], rows: readonly Html[], text: DocsPage['text']): Html {
  return html`<table>
    <thead>
      <tr>
        ${heads.map((key) => html`<th scope="col">${text(key)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

/** Renders the permitted callers: anyone, or holders of a token, with user types where only some may call. */
function access({ security }: Operation, { text }: DocsPage): Html {
  const anyone = security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0)
  const tokens = security.flatMap((requirement) =>
    Object.entries(requirement).map(([token, types]) => html` · <code>${[token, ...types].join(' ')}</code>`),
  )
  return html`${anyone ? html` · ${text('docsAnyone')}` : ''}${tokens}`
}

const anchor = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
