import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { buildInChild, completeInChild } from '#server/build/child.ts'
import { addTools, buildClient, completeClient, findClient, isComplete } from '#server/build/client.ts'
import { builtFrontend } from '#server/http/frontend/built.ts'
import { createNodeServer } from '#server/http/listen.ts'
import { testApp } from '#tests/server/http/support/app.ts'

/** A logger of Vite that says nothing. */
const QUIET =
  '{ info() {}, warn() {}, warnOnce() {}, error() {}, clearScreen() {}, hasErrorLogged: () => false, hasWarned: false }'

const SOURCES = {
  'index.html': '<!doctype html><title>Small</title><script type="module" src="/src/entry.js"></script>',
  'src/entry.js': 'document.title = "first"',
  'src/app/early.ts': 'document.title = "early"',
  'src/app/server.tsx': 'export const drawn = 1',
  'machines/chart.ts': '',
  'public/note.txt': 'a note',
  'package.json': '{"type":"module"}',
  'vite.config.ts': `export default { customLogger: ${QUIET}, build: { manifest: true, rolldownOptions: { input: ['index.html', 'src/app/early.ts'] } } }`,
  'package-lock.json': '{}',
}

/** A project small enough to be built in a moment. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'verbena-project-'))
  const write = (path: string, content: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  for (const [path, content] of Object.entries(SOURCES)) write(path, content)
  return { root, write, builds: () => readdirSync(join(root, '.build')) }
}

/** Builds from changed sources. */
function buildAgain({ root, write }: ReturnType<typeof project>, title: string) {
  write('src/entry.js', `document.title = "${title}"`)
  return buildClient(root)
}

const lastUsed = (path: string, hoursAgo: number) => {
  const at = new Date(Date.now() - hoursAgo * 3_600_000)
  utimesSync(path, at, at)
}

describe('the client', () => {
  it('that a shop serves stays whole while it is built again from other sources', async () => {
    const small = project()
    const first = await buildClient(small.root)
    const frontend = await builtFrontend(first.dir)(createNodeServer())
    const { app } = testApp({ clientDir: frontend.clientDir, document: frontend.document })
    const scriptOf = (html: string) => /src="([^"]+)"/.exec(html)?.[1] ?? ''
    const before = scriptOf(await (await app.request('/en')).text())

    const second = await buildAgain(small, 'second')
    expect([second.isNew, second.dir === first.dir]).toEqual([true, false])
    const script = await app.request(before)
    expect([script.status, await script.text()]).toEqual([200, expect.stringContaining('first')])
    const page = readFileSync(join(second.dir, 'index.html'), 'utf8')
    expect(scriptOf(page)).not.toBe(before)
    expect(existsSync(join(second.dir, scriptOf(page)))).toBe(true)
  })

  it('is not built again where its sources are as they were once', async () => {
    const small = project()
    const first = await buildClient(small.root)
    await buildAgain(small, 'second')
    expect([first.isNew, await buildAgain(small, 'first')]).toEqual([true, { dir: first.dir, isNew: false }])
    expect(small.builds()).toHaveLength(2)
  })

  it('is kept with the one used last before it, and with those used within the hour', async () => {
    const small = project()
    const first = await buildClient(small.root)
    const second = await buildAgain(small, 'second')
    const third = await buildAgain(small, 'third')
    lastUsed(first.dir, 4)
    lastUsed(second.dir, 3)
    lastUsed(third.dir, 2)
    await buildAgain(small, 'first')
    const fourth = await buildAgain(small, 'fourth')
    expect(small.builds().sort()).toEqual([first.dir, fourth.dir].map((dir) => basename(dir)).sort())
    lastUsed(first.dir, 1.5)
    const fifth = await buildAgain(small, 'fifth')
    expect(small.builds().sort()).toEqual([fourth.dir, fifth.dir].map((dir) => basename(dir)).sort())
    const sixth = await buildAgain(small, 'sixth')
    expect(small.builds().sort()).toEqual([fourth.dir, fifth.dir, sixth.dir].map((dir) => basename(dir)).sort())
  })

  it('whose build fails leaves the one before it alone, and nothing of itself', async () => {
    const small = project()
    const { dir } = await buildClient(small.root)
    small.write('src/entry.js', 'import "./missing.js"')
    await expect(buildClient(small.root)).rejects.toThrow('missing.js')
    expect(small.builds()).toEqual([basename(dir)])
    expect(existsSync(join(dir, 'index.html'))).toBe(true)
  })

  it('of a build that broke off is removed by a later one, and that of one still running is not', async () => {
    const small = project()
    for (const [name, hoursAgo] of [
      ['unfinished-old', 2],
      ['unfinished-new', 0],
    ] as const) {
      mkdirSync(join(small.root, '.build', name), { recursive: true })
      lastUsed(join(small.root, '.build', name), hoursAgo)
    }
    const { dir } = await buildClient(small.root)
    expect(small.builds().sort()).toEqual([basename(dir), 'unfinished-new'].sort())
  })

  it('is whole for all who want it at the same time', async () => {
    const { root, builds } = project()
    const built = await Promise.all([buildClient(root), buildClient(root), buildClient(root)])
    expect(new Set(built.map(({ dir }) => dir)).size).toBe(1)
    expect(builds()).toHaveLength(1)
    expect(readdirSync(built[0]?.dir ?? '').sort()).toEqual(['.render', '.vite', 'assets', 'index.html', 'note.txt'])
  })
})

describe('completing the client', () => {
  const tools = `import { mkdirSync, writeFileSync } from 'node:fs'
export function buildStatecharts(root, outDir) {
  mkdirSync(outDir + '/.statecharts')
  writeFileSync(outDir + '/.statecharts/index.html', 'gallery')
}`

  it('adds the tools and compressed files once, whoever else does so at the same time (operations.first-start-is-quick)', async () => {
    const { root, write, builds } = project()
    write('src/statecharts/build/index.ts', tools)
    write('public/long.txt', 'text '.repeat(1000))
    const { dir } = await buildClient(root)
    expect(existsSync(join(dir, '.statecharts'))).toBe(false)
    await Promise.all([completeClient(root, dir), completeClient(root, dir)])
    expect(readFileSync(join(dir, '.statecharts/index.html'), 'utf8')).toBe('gallery')
    expect(existsSync(join(dir, 'long.txt.br'))).toBe(true)
    expect(builds()).toEqual([basename(dir)])

    rmSync(join(dir, 'long.txt.br'))
    await completeInChild(root, dir)
    expect(existsSync(join(dir, 'long.txt.br'))).toBe(false)
  })

  it('is gone on with where it broke off', async () => {
    const { root, write } = project()
    write('public/long.txt', 'text '.repeat(1000))
    write('src/statecharts/build/index.ts', tools)
    const { dir } = await buildClient(root)
    await addTools(root, dir)
    await completeInChild(root, dir)
    expect([existsSync(join(dir, 'long.txt.br')), await isComplete(dir)]).toEqual([true, true])
  })
})

describe('a process that builds the client', () => {
  it('hands it over, and takes its memory away with it', async () => {
    const { root, builds } = project()
    expect(await findClient(root)).toBeUndefined()
    const { dir, isNew } = await buildInChild(root)
    expect([isNew, builds(), await findClient(root)]).toEqual([true, [basename(dir)], { dir, isNew: false }])
    expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap')
  })

  it('says why there is none', async () => {
    const { root, write } = project()
    write('src/entry.js', 'import "./missing.js"')
    await expect(buildInChild(root)).rejects.toMatchObject({
      name: 'BuildError',
      message: expect.stringMatching(/^The client could not be built: [^]*missing\.js/) as string,
    })
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['its shop', 0],
  ] as const)('leaves nothing half built where %s ends it', async (how, code) => {
    const { root, write, builds } = project()
    const vite = SOURCES['vite.config.ts'].replace(
      '{ customLogger',
      "{ plugins: [{ name: 'waits', writeBundle: () => new Promise(() => {}) }], customLogger",
    )
    write('vite.config.ts', vite)
    const child = fork('src/server/build/builder.ts', ['build', root], { execArgv: ['--import', 'tsx'] })
    const ended = once(child, 'exit')
    await expect
      .poll(
        () =>
          existsSync(join(root, '.build')) &&
          builds().filter((name) => existsSync(join(root, '.build', name, 'index.html'))),
        { timeout: 20_000 },
      )
      .toHaveLength(1)
    if (how === 'its shop') child.disconnect()
    else child.kill(how)
    expect(await ended).toEqual([code, null])
    expect(builds()).toEqual([])
  })
})
