import type { AnyStateMachine } from 'xstate'

import type { LateChart } from '#machines/app/charts.ts'

import type { LatePorts } from './late-ports.ts'

export type LateFile = Readonly<Record<string, (ports: LatePorts) => AnyStateMachine>>

const FOLDER = './late'

/** The file beside this one that fills in a late chart's placeholders: `./late/contact-form.ts` for `contactForm`. */
export const fileOf = (name: LateChart): string =>
  `${FOLDER}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** The function in it that does so: `provideContactForm`. */
export const providerOf = (name: LateChart): string => `provide${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** A late chart with its placeholders filled in by its file; throws where the file does not do that. */
export function provideChart(name: LateChart, file: LateFile | undefined, ports: LatePorts): AnyStateMachine {
  const provide = file?.[providerOf(name)]
  if (!provide) throw new Error(`${fileOf(name)} has no ${providerOf(name)}`)
  return provide(ports)
}
