import type { AnyStateMachine } from 'xstate'

import type { LateChart } from '#machines/app/charts.ts'

import { fileNamed, provideChart } from './late-files.ts'
import type { LateFile } from './late-files.ts'
import type { LatePorts } from './late-ports.ts'
import { pause } from './pause.ts'

const FILES = import.meta.glob<LateFile>(['./actors/late/*.ts', './areas/*/late/*.ts'], { base: '/src' })

/** A late chart with the browser's world plugged in, once its code has come: in a task of its own, not that which evaluates the code. */
export async function loadChart(name: LateChart, ports: LatePorts): Promise<AnyStateMachine> {
  const file = await fileNamed(FILES, name)?.()
  await pause()
  return provideChart(name, file, ports)
}
