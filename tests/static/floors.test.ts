import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

/** The floors from the ground up, and what each may import. */
const FLOORS: Readonly<Record<string, { folder: string; mayImport: readonly string[] }>> = {
  contract: { folder: 'src/contract', mayImport: [] },
  machines: { folder: 'machines', mayImport: ['contract'] },
  actors: { folder: 'src/actors', mayImport: ['machines', 'contract'] },
  components: { folder: 'src/components', mayImport: [] },
  hooks: { folder: 'src/hooks', mayImport: ['machines', 'contract'] },
  screens: { folder: 'src/screens', mayImport: ['machines', 'contract', 'components', 'hooks'] },
  routes: { folder: 'src/routes', mayImport: ['machines', 'contract', 'components', 'hooks', 'screens'] },
  app: { folder: 'src/app', mayImport: ['contract', 'machines', 'actors', 'components', 'hooks', 'screens', 'routes'] },
  server: { folder: 'src/server', mayImport: ['contract'] },
}
const OTHERS = ['tests', 'statecharts']
/** The floors of an area by its folders. */
const OF_AREA: Readonly<Record<string, string>> = {
  contract: 'contract',
  ports: 'actors',
  late: 'actors',
  components: 'components',
  hooks: 'hooks',
  screens: 'screens',
  server: 'server',
}

/** Besides other floors: what a floor must not touch, by floor. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  contract: ['xstate', 'react', 'ky', 'node:fs'],
  machines: [
    'react',
    'react-dom',
    '@xstate/react',
    '@tanstack/react-router',
    'ky',
    'i18next',
    'react-aria-components',
    'node:fs',
  ],
  components: ['xstate', '@xstate/react', 'ky', '@tanstack/react-router', 'i18next', 'react-i18next'],
  hooks: ['ky', 'node:fs'],
  screens: ['ky', 'node:fs'],
  routes: ['ky', 'node:fs'],
}

const IMPURE = [
  'window.name',
  'document.title',
  'fetch("/")',
  'localStorage.length',
  'navigator.language',
  'location.href',
  'setTimeout(() => {}, 1)',
  'process.pid',
  'performance.now()',
  'crypto.randomUUID()',
  'Date.now()',
  'Math.random()',
]

interface Planted {
  readonly file: string
  readonly text: string
  readonly refused: boolean
  readonly rule: string
}

const planted: readonly Planted[] = [
  ...Object.entries(FLOORS).flatMap(([floor, { folder, mayImport }]) => [
    ...[...Object.keys(FLOORS), ...OTHERS]
      .filter((other) => other !== floor)
      .map((other) => plant(folder, `on-${other}`, `export * from '#${other}/planted.ts'`, !mayImport.includes(other))),
    plant(folder, 'by-climbing', `export * from '../../src/server/planted.ts'`, true),
    plant(folder, 'within', `export * from './planted.ts'`, false),
    ...(LIBRARIES[floor] ?? []).map((library) =>
      plant(folder, `library-${library.replaceAll(/\W/g, '-')}`, `export * from '${library}'`, true),
    ),
  ]),
  ...Object.entries(OF_AREA).flatMap(([inner, floor]) =>
    Object.entries(OF_AREA).flatMap(([other, otherFloor]) => [
      plant(
        `src/areas/cart/${inner}`,
        `on-${other}`,
        `export * from '#areas/orders/${other}/planted.ts'`,
        otherFloor !== floor && !FLOORS[floor]?.mayImport.includes(otherFloor),
      ),
      plant(
        FLOORS[floor]?.folder ?? '',
        `on-${other}-of-an-area`,
        `export * from '#areas/orders/${other}/planted.ts'`,
        otherFloor !== floor && !FLOORS[floor]?.mayImport.includes(otherFloor),
      ),
    ]),
  ),
  ...Object.keys(FLOORS)
    .filter((floor) => floor !== 'contract')
    .map((floor) => plant(`src/areas/${floor}`, 'area', `export * from '#${floor}/planted.ts'`, true)),
  // The one place of the server that draws pages with the client's own entry, and nothing else of it.
  plant('src/server/render', 'on-the-entry', `export * from '#app/server.tsx'`, false),
  plant('src/server/render', 'on-the-app', `export * from '#app/planted.ts'`, true),
  plant('src/server/render', 'on-machines', `export * from '#machines/planted.ts'`, true),
  plant('src/server/http', 'on-the-entry', `export * from '#app/server.tsx'`, true),
  ...IMPURE.map((text, index) => ({
    ...plant('machines', `impure-${index}`, `export const planted = ${text}`, true),
    rule: text.startsWith('Date') || text.startsWith('Math') ? 'no-restricted-properties' : 'no-restricted-globals',
  })),
]

function plant(folder: string, name: string, text: string, refused: boolean): Planted {
  return { file: `${folder}/${name}.ts`, text: `${text}\n`, refused, rule: 'no-restricted-imports' }
}

let folder: string
let found: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-floors-'))
  await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  await copyFile('tsconfig.json', join(folder, 'tsconfig.json'))
  for (const { file, text } of planted) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  found = await lint()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Rules broken, by file. */
async function lint(): Promise<ReadonlyMap<string, readonly string[]>> {
  const run = promisify(execFile)(resolve('node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    maxBuffer: 1e8,
  })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  const byFile = new Map<string, string[]>()
  for (const { filename, code } of diagnostics) byFile.set(filename, [...(byFile.get(filename) ?? []), code])
  return byFile
}

test.each(planted)('the floor rule judges $file rightly', ({ file, refused, rule }) => {
  const broken = (found.get(file) ?? []).some((code) => code.includes(`(${rule})`))
  expect(broken).toBe(refused)
})
