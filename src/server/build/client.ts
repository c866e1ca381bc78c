import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { InlineConfig } from 'vite'

import type { buildStatecharts as BuildStatecharts } from '#statecharts/build/index.ts'

import { FIGURE } from './first-javascript.ts'
import { precompress } from './precompress.ts'
import { sourcesStamp } from './stamp.ts'

/**
 * Folder of the built clients, relative to the project's root: each has a subfolder named by the stamp of its sources.
 * Like everything generated there, its name starts with a dot (operations.root-stays-tidy).
 */
const BUILDS_DIR = '.build'
const FINISHED = 'client'
const UNFINISHED = 'unfinished-'

const RENDER_SOURCE = 'src/app/server.tsx'
/** The client's code that renders pages on the server, in the folder of a build. Its folder is never served. */
export const RENDER_FILE = '.render/server.js'

/** Builder of the gallery and of the statechart inspector. */
const TOOLS = 'src/statecharts/build/index.ts'

/** Marks the folder of a complete client. */
const COMPLETE = '.complete'

/** The latest build, and the one used before it, which a running shop may still serve. */
const KEPT_BUILDS = 2

/**
 * Milliseconds that any other folder is kept after its last use: tests may serve it, or a build may still write to it.
 */
const LEFT_ALONE = 3_600_000

/** A client built with another configuration than the one the shop serves. */
export interface ClientVariety {
  /** Prefix of its folder's name. */
  readonly name: string
  readonly config: InlineConfig
}

const SERVED: ClientVariety = { name: FINISHED, config: {} }

export interface BuiltClient {
  /** Absolute folder of the client. `completeClient` adds files to it; existing files never change. */
  readonly dir: string
  /** True if this call built it. */
  readonly isNew: boolean
}

/**
 * The client of the current sources, built if necessary: everything that the shop's pages need, without gallery,
 * inspector and compressed files (operations.first-start-is-quick). A build appears only when it is whole, and in its
 * own folder, so a shop running on another build keeps its files.
 */
export async function buildClient(root: string, variety = SERVED): Promise<BuiltClient> {
  const known = await findClient(root, variety)
  if (known) return known
  const dir = await dirFor(root, variety)
  await build(root, scratchBeside(dir), dir, variety)
  await rememberUse(dir)
  await removeOld(dirname(dir), `${variety.name}-`)
  return { dir, isNew: true }
}

/** The client of the current sources, if it is already built. */
export async function findClient(root: string, variety = SERVED): Promise<BuiltClient | undefined> {
  const dir = await dirFor(root, variety)
  if (!(await exists(dir))) return undefined
  await rememberUse(dir)
  return { dir, isNew: false }
}

const dirFor = async (root: string, { name }: ClientVariety): Promise<string> =>
  join(root, BUILDS_DIR, `${name}-${await sourcesStamp(root)}`)

async function build(root: string, outDir: string, dir: string, { config }: ClientVariety): Promise<void> {
  await inScratch(outDir, async () => {
    // Imported only when needed: loading it takes longer than the rest of a warm start.
    const vite = await import('vite')
    const logger = vite.createLogger('warn')
    const say = (line: string) => {
      if (line.startsWith(FIGURE)) process.stdout.write(`${line}\n`)
    }
    const made = { ...config, build: { ...config.build, outDir } }
    await vite.build({ ...made, root, logLevel: 'warn', customLogger: { ...logger, info: say } })
    await vite.build({
      root,
      logLevel: 'warn',
      build: { outDir: join(outDir, dirname(RENDER_FILE)), ssr: RENDER_SOURCE, manifest: false, copyPublicDir: false },
      // Bundles all dependencies: the server starts sooner, and React is the production build, several times faster.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    await moveInto(outDir, dir)
  })
}

/**
 * Adds the parts of a client that its pages can do without: gallery and inspector, then the compressed forms of its
 * texts. It may be served meanwhile; existing files are left alone.
 */
export async function completeClient(root: string, dir: string): Promise<void> {
  if (await isComplete(dir)) return
  await addTools(root, dir)
  await inScratch(scratchBeside(dir), (scratch) => precompress(dir, scratch))
  await writeFile(join(dir, COMPLETE), '')
}

export const isComplete = (dir: string): Promise<boolean> => exists(join(dir, COMPLETE))

/** Adds gallery and inspector to a client, if the project has them. */
export async function addTools(root: string, dir: string): Promise<void> {
  const path = join(root, TOOLS)
  if (!(await exists(path))) return
  const { buildStatecharts } = (await import(pathToFileURL(path).href)) as {
    readonly buildStatecharts: typeof BuildStatecharts
  }
  await inScratch(scratchBeside(dir), async (scratch) => {
    await buildStatecharts(root, scratch)
    for (const name of await readdir(scratch)) await moveInto(join(scratch, name), join(dir, name))
  })
}

const scratchBeside = (dir: string) => join(dirname(dir), UNFINISHED + randomUUID().slice(0, 8))

/** Removes the folder afterwards, even if the process is told to exit meanwhile. */
async function inScratch(scratch: string, work: (scratch: string) => Promise<void>): Promise<void> {
  const drop = () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })
  process.once('exit', drop)
  try {
    await mkdir(scratch, { recursive: true })
    await work(scratch)
  } finally {
    process.off('exit', drop)
    await rm(scratch, { recursive: true, force: true })
  }
}

/** If another process was faster, its folder stays: equal sources give an equal client. */
async function moveInto(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    if (!(await exists(to))) throw error
  })
}

/** Errors are ignored: in a read-only folder nothing is built, so nothing depends on its time. */
async function rememberUse(dir: string): Promise<void> {
  const now = new Date()
  await utimes(dir, now, now).catch(() => undefined)
}

async function removeOld(builds: string, finished: string): Promise<void> {
  const paths = (await readdir(builds)).map((name) => join(builds, name))
  const folders = await Promise.all(paths.map(async (path) => ({ path, usedAt: await timeOfUse(path) })))
  const lastUsedFirst = folders.toSorted((a, b) => b.usedAt - a.usedAt)
  const startingWith = (start: string) => lastUsedFirst.filter(({ path }) => path.startsWith(join(builds, start)))
  const old = [...startingWith(finished).slice(KEPT_BUILDS), ...startingWith(UNFINISHED)].filter(
    ({ usedAt }) => usedAt < Date.now() - LEFT_ALONE,
  )
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}

/** In milliseconds; the current time if another process has removed the folder meanwhile. */
const timeOfUse = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  )

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
