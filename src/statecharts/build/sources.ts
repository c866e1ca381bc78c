import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { GalleryData } from '../gallery-data.ts'
import { sourcePage } from '../source-page.ts'

const STYLE = `body { margin: 0; color-scheme: light dark; }
h1 { margin: 1rem; font: 600 1rem/1.4 system-ui, sans-serif; }
pre { margin: 0 0 60vh; font: 0.8125rem/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; tab-size: 2; }
span { display: block; min-height: 1lh; padding-inline: 1rem; }
span:target { background: color-mix(in srgb, currentcolor 14%, transparent); }
span::before { content: attr(id); display: inline-block; min-width: 5ch; opacity: 0.6; user-select: none; }
`

/** Writes a page for each file that has tests of requirements, with an anchor for each of its lines. */
export async function writeSources(root: string, { requirements }: GalleryData, dir: string): Promise<void> {
  const files = new Set(requirements.flatMap(({ tests }) => tests.map(({ at }) => at.file)))
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'source.css'), STYLE)
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8')
    await writeFile(join(dir, sourcePage(file)), pageOf(file, text))
  }
}

function pageOf(file: string, text: string): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line, index) => `<span id="L${index + 1}">${escaped(line)}</span>`)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escaped(file)}</title>
    <link rel="stylesheet" href="./source.css" />
  </head>
  <body>
    <main>
      <h1>${escaped(file)}</h1>
      <pre>${lines.join('')}</pre>
    </main>
  </body>
</html>
`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
