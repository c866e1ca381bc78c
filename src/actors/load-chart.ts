import type { AnyStateMachine } from 'xstate'

import type { LateChart } from '#machines/app/charts.ts'

import { fileOf, provideChart } from './late-files.ts'
import type { LateFile } from './late-files.ts'
import type { LatePorts } from './late-ports.ts'

const FILES = import.meta.glob<LateFile>('./late/*.ts')

/** A late chart with the browser's world plugged in, once its code has come. */
export async function loadChart(name: LateChart, ports: LatePorts): Promise<AnyStateMachine> {
  return provideChart(name, await FILES[fileOf(name)]?.(), ports)
}
