import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'

import { build, createLogger } from 'vite'
import { describe, expect, it } from 'vitest'

import { firstJavaScript } from '#server/build/first-javascript.ts'
import { precompress } from '#server/build/precompress.ts'
import { sourcesStamp } from '#server/build/stamp.ts'
import { withoutChartNotes } from '#server/build/without-chart-notes.ts'

/** A folder with files of the given contents. */
function folder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'verbena-build-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

describe('the stamp of the sources', () => {
  const sources = {
    'src/a.ts': '1',
    'machines/b.ts': '2',
    'public/c.svg': '3',
    'index.html': '4',
    'vite.config.ts': '5',
    'package-lock.json': '6',
  }

  it('is equal for equal sources, wherever they lie and whatever lies beside them', async () => {
    expect(await sourcesStamp(folder(sources))).toBe(await sourcesStamp(folder({ ...sources, 'README.md': 'x' })))
  })

  it.each(Object.keys(sources))('is another one where %s is changed, renamed or gone', async (path) => {
    const { [path]: content = '', ...others } = {
      ...sources,
      'src/always': '',
      'machines/always': '',
      'public/always': '',
    }
    const stamps = [
      sourcesStamp(folder({ ...others, [path]: content })),
      sourcesStamp(folder({ ...others, [path]: `${content} ` })),
    ]
    if (path.includes('/'))
      stamps.push(sourcesStamp(folder({ ...others, [`${path}x`]: content })), sourcesStamp(folder(others)))
    expect(new Set(await Promise.all(stamps)).size).toBe(stamps.length)
  })
})

describe('compressing the built files', () => {
  it('writes a brotli and a gzip form of each text worth it, and of nothing else', async () => {
    const long = 'text '.repeat(1000)
    const dir = folder({ 'assets/a.js': long, 'b.json': long, 'short.css': 'a{}', 'font.woff2': long })
    await precompress(dir, folder({}))
    expect((await readdir(dir, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual([
      'assets/a.js.br',
      'assets/a.js.gz',
      'b.json.br',
      'b.json.gz',
    ])
    expect(brotliDecompressSync(readFileSync(join(dir, 'b.json.br'))).toString()).toBe(long)
    expect(gunzipSync(readFileSync(join(dir, 'assets/a.js.gz'))).toString()).toBe(long)
  })
})

describe('the first JavaScript', () => {
  const files = {
    'index.html': '<script type="module" src="/entry.js"></script>',
    'entry.js': 'import { s } from "./shared.js"; console.log(s); import("./page.js"); import("./other.js")',
    'shared.js': 'export const s = "shared"',
    'page.js': 'import { s } from "./shared.js"; console.log("page", s)',
    'other.js': 'console.log("other", "x".repeat(9))',
  }

  async function built(limit: number, modules: readonly string[]) {
    const root = folder(files)
    const lines: string[] = []
    const logger = {
      ...createLogger('silent'),
      info: (line: string) => {
        lines.push(line)
      },
    }
    await build({ root, configFile: false, customLogger: logger, plugins: [firstJavaScript({ modules, limit })] })
    const assets = join(root, 'dist/assets')
    const size = async (names: readonly string[]) =>
      (await readdir(assets))
        .filter((file) => names.some((name) => file.startsWith(`${name}-`)))
        .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(assets, file))).length, 0)
    return { line: lines.find((line) => line.startsWith('First JavaScript')), size }
  }

  it('is the entry, the named lazy modules and what they import, each once', async () => {
    const { line, size } = await built(10_000, ['page.js'])
    const bytes = await size(['index', 'shared', 'page'])
    expect(line).toContain(`: ${(bytes / 1000).toFixed(1)} kB brotli`)
    expect(bytes).toBeLessThan(await size(['index', 'shared', 'page', 'other']))
  })

  it('is built whatever it has, as a shop that starts is to serve, and it is said where it is too much', async () => {
    const { line, size } = await built(10, ['page.js'])
    expect(line).toContain('(above the budget of 0.0 kB).')
    expect(await size(['index', 'shared', 'page'])).toBeGreaterThan(10)
    expect((await built(10_000, ['gone.js'])).line).toBe(
      'First JavaScript of the listing: not measured, no chunk holds gone.js.',
    )
  })
})

describe('a chart in the browser', () => {
  const notes = (name: string) =>
    `{ description: '${name} says why', meta: { requirements: ['${name}.holds-it'] }, tags: '${name}-tag' }`

  it('has neither descriptions nor what it holds, nor types; any other module keeps its own', async () => {
    const root = folder({
      'index.html': '<script type="module" src="/entry.js"></script>',
      'entry.js': 'import { page } from "./page.js"; import { chart } from "./chart.js"; console.log(page, chart)',
      'page.js': `export const page = ${notes('page')}`,
      'chart.js': `const setup = (config) => config; export const chart = [setup({ types: { context: {}, meta: {} }, actors: { types: ['kept'] } }), ${notes('chart')}]`,
    })
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [withoutChartNotes((path) => path.endsWith('/chart.js'))],
    })
    const [file = ''] = await readdir(join(root, 'dist/assets'))
    const code = readFileSync(join(root, 'dist/assets', file), 'utf8')
    for (const kept of ['page says why', 'page.holds-it', 'page-tag', 'chart-tag', 'kept']) expect(code).toContain(kept)
    for (const left of ['chart says why', 'chart.holds-it', 'context']) expect(code).not.toContain(left)
  })
})
