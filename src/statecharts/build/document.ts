import type { GalleryData } from '../gallery-data.ts'
import { DATA_ID } from '../read-gallery-data.ts'
import type { Tool } from './tools.ts'

/** Markup and addresses of a document's own parts. */
export interface Parts {
  /** Markup that loads the page's script. */
  readonly script: string
  /** Markup that loads its styles; empty if the script brings them. */
  readonly styles: string
  /** The address of the icon. */
  readonly icon: string
}

/** Returns a page of the gallery or the inspector with all its data in it, so that it also works from disk. */
export function toolDocument({ title }: Tool, { script, styles, icon }: Parts, data: GalleryData): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#121613" media="(prefers-color-scheme: dark)" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="${icon}" type="image/svg+xml" />
    ${styles}
  </head>
  <body>
    <div id="page"></div>
    <script type="application/json" id="${DATA_ID}">${dataText(data)}</script>
    ${script}
  </body>
</html>
`
}

/** Returns JSON in which nothing can end the block. */
const dataText = (data: GalleryData) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
