import type { AnyStateMachine } from 'xstate'

import { LATE } from '#machines/app/charts.ts'
import type { LateChart } from '#machines/app/charts.ts'

import type { LatePorts } from './late-ports.ts'

export type LateFile = Readonly<Record<string, (ports: LatePorts) => AnyStateMachine>>

const packOf = (name: LateChart): string | undefined => {
  const row = LATE[name]
  return 'pack' in row ? row.pack : undefined
}

const inFileName = (name: LateChart) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The file in a folder `late` that fills in a late chart's placeholders: `contact-form.ts` for `contactForm`, or its pack. */
export const fileOf = (name: LateChart): string => `/late/${packOf(name) ?? inFileName(name)}.ts`

/** Picks a late chart's own file from files by path. */
export const fileNamed = <File>(files: Readonly<Record<string, File>>, name: LateChart): File | undefined =>
  files[pathNamed(files, name) ?? '']

/** The path of a late chart's own file; undefined where none of the files is it. */
export const pathNamed = (files: Readonly<Record<string, unknown>>, name: LateChart): string | undefined =>
  Object.keys(files).find((path) => path.endsWith(fileOf(name)))

/** The function in it that does so: `provideContactForm`. */
export const providerOf = (name: LateChart): string => `provide${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** A late chart with its placeholders filled in by its file; throws where the file does not do that. */
export function provideChart(name: LateChart, file: LateFile | undefined, ports: LatePorts): AnyStateMachine {
  const provide = file?.[providerOf(name)]
  if (!provide) throw new Error(`${fileOf(name)} has no ${providerOf(name)}`)
  return provide(ports)
}
