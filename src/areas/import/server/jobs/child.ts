import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

import type { PoolConfig } from 'pg'

import type { ReadingShop } from '../index.ts'
import type { ImportWork } from './work.ts'

/** The first message to the process; then `stop` may follow. */
export interface ToldWorker extends ImportWork {
  readonly config: PoolConfig
  readonly uploadsDir: string
  readonly shop: ReadingShop
}

/**
 * Works on an import in a process of its own, which gives way to the shop's (admin.shop-answers-during-an-import). It stops
 * after the lines at hand when `stopping` is aborted, or this process ends; an aborted `cutting` ends it at once.
 */
export async function workInChild(message: ToldWorker, stopping: AbortSignal, cutting: AbortSignal): Promise<void> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [], { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  const stop = () => child.connected && child.send('stop')
  const cut = () => child.kill('SIGKILL')
  stopping.addEventListener('abort', stop)
  cutting.addEventListener('abort', cut)
  try {
    await once(child, 'spawn')
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
    if (cutting.aborted) cut()
    else child.send(message)
    if (stopping.aborted) stop()
    await ended
  } finally {
    stopping.removeEventListener('abort', stop)
    cutting.removeEventListener('abort', cut)
  }
}
