import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { StateMachine } from 'xstate'
import type { AnyStateMachine } from 'xstate'

const FOLDERS = ['machines', 'src/statecharts']
const ENDING = '.machine.ts'
/** The smallest chart of a factory: what the charts of that factory share is tested and drawn here. */
const OF_FACTORY = 'tests/models/kept-list-sample.ts'

export interface MachineFile {
  readonly machine: AnyStateMachine
  /** The name that its file exports it by. */
  readonly name: string
  /** Relative to the project's root. */
  readonly file: string
}

/** Every machine of the project, by its files. Two of one id are refused, since pictures and coverage are kept by it. */
export async function allMachines(root: string): Promise<readonly MachineFile[]> {
  const files = (await Promise.all(FOLDERS.map((folder) => machineFiles(root, folder)))).flat()
  // A shop can be served without its tests.
  if (existsSync(join(root, OF_FACTORY))) files.push(OF_FACTORY)
  const found = (await Promise.all(files.map((file) => machinesIn(root, file)))).flat()
  const ids = found.map(({ machine }) => machine.id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new Error(`Two machines are called ${twice}.`)
  return found
}

async function machineFiles(root: string, folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  return names
    .filter((name) => name.endsWith(ENDING))
    .toSorted()
    .map((name) => `${folder}/${name}`)
}

async function machinesIn(root: string, file: string): Promise<readonly MachineFile[]> {
  const exported = (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>
  return Object.entries(exported).flatMap(([name, machine]) =>
    machine instanceof StateMachine ? [{ machine: machine as AnyStateMachine, name, file }] : [],
  )
}
