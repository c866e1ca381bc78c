import type { AnyStateMachine } from 'xstate'

import type { LateChart } from '#machines/app/charts.ts'

import { fileOf, providerOf } from './late-files.ts'
import type { LatePorts } from './late-ports.ts'

type Providers = Readonly<Record<string, (ports: LatePorts) => AnyStateMachine>>

const FILES = import.meta.glob<Providers>('./late/*.ts')

/** A late chart with the browser's world plugged in, once its code has come. */
export async function loadChart(name: LateChart, ports: LatePorts): Promise<AnyStateMachine> {
  const provide = (await FILES[fileOf(name)]?.())?.[providerOf(name)]
  if (!provide) throw new Error(`${fileOf(name)} has no ${providerOf(name)}`)
  return provide(ports)
}
