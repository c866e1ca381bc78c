import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'
import { build } from 'vite'

/** Modules of the statecharts folder that the shop may load once an inspector is open. */
const RECORDER = /^src\/statecharts\/(recorder|redact|trace|channel|graph)\//

interface Output {
  readonly output: readonly Chunk[]
}

interface Chunk {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly name: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** Code files of the built shop, by name. */
const built = build({ logLevel: 'silent', build: { write: false, minify: false } }).then((made) => {
  const { output } = made as unknown as Output
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
})

test(
  'the shop is built without gallery, inspector and layout, and its pages load nothing of the recorder (statecharts.inspector-costs-nothing-closed)',
  { timeout: 120_000 },
  async () => {
    const chunks = await built
    const modules = [...chunks.values()].flatMap(modulesOf)
    expect(modules.filter((path) => path.includes('elkjs') || path.includes('react-dom/server'))).toEqual([])
    expect(modules.filter((path) => path.startsWith('src/statecharts/') && !RECORDER.test(path))).toEqual([])
    expect(modules.some((path) => RECORDER.test(path))).toBe(true)

    const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
    const loaded = [...new Set(entries.flatMap((entry) => [...withImports(entry, chunks)]))].flatMap(modulesOf)
    expect(loaded).toContain('src/app/inspector-hook.ts')
    expect(loaded.filter((path) => path.startsWith('src/statecharts/'))).toEqual([])
  },
)

test('no two files of the built shop need each other, of which one would find the other empty', async () => {
  const chunks = await built
  const circular = [...chunks.values()].filter((chunk) =>
    chunk.imports.some((file) => withImports(chunks.get(file) ?? chunk, chunks).has(chunk)),
  )
  expect(circular.map(({ name }) => name)).toEqual([])
})

test('the licence under which elkjs is used is named', async () => {
  const elk = JSON.parse(await readFile('node_modules/elkjs/package.json', 'utf8')) as { readonly license: string }
  expect(elk.license).toContain('EPL-2.0')
  expect(await readFile('README.md', 'utf8')).toMatch(/elkjs, .*used unmodified, under EPL-2\.0/)
})

/** Relative to the project's root. */
const modulesOf = ({ moduleIds }: Chunk): readonly string[] =>
  moduleIds.map((id) => id.replace(`${process.cwd()}/`, '').replace(/\?.*$/, ''))

function withImports(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, seen = new Set<Chunk>()): ReadonlySet<Chunk> {
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const file of chunk.imports) {
    const next = chunks.get(file)
    if (next) withImports(next, chunks, seen)
  }
  return seen
}
