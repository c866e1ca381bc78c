import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { type AnyStateMachine, StateMachine } from 'xstate'

export interface FoundMachine {
  readonly machine: AnyStateMachine
  /** Relative to the project's root. */
  readonly file: string
}

const FOLDERS = ['machines', 'src/statecharts']

/** Every machine of the project: all that a file named `….machine.ts` exports, by the machines' ids. */
export async function findMachines(root: string): Promise<readonly FoundMachine[]> {
  const files = await Promise.all(FOLDERS.map((folder) => machineFiles(root, folder)))
  const found = await Promise.all(
    files.flat().map(async (file) => {
      const module = (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>
      return Object.values(module).flatMap((machine) =>
        machine instanceof StateMachine ? [{ machine: machine as AnyStateMachine, file }] : [],
      )
    }),
  )
  return found.flat().toSorted((a, b) => (a.machine.id < b.machine.id ? -1 : 1))
}

async function machineFiles(root: string, folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter((name) => name.endsWith('.machine.ts')).map((name) => `${folder}/${name}`)
}
