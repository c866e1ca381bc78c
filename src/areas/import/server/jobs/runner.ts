import type { ImportAnswers } from '#areas/import/contract/catalogue-import.ts'
import type { Database } from '#server/database/index.ts'
import type { ReadingShop } from '../index.ts'
import { workInChild } from './child.ts'
import { withJobLock } from './lock.ts'
import { type Phase, writeEnded } from './store.ts'

/** An import, with the folder of its file and what was said about how to read it. */
interface Job {
  readonly importId: number
  readonly folder: string
  readonly answers: ImportAnswers
}

export type RunPhase = (
  job: Job & { readonly phase: Phase },
  stopping: AbortSignal,
  cutting: AbortSignal,
) => Promise<void>

export interface Runner {
  /**
   * Takes the lock and prepares the import; its work goes on after this has resolved. Resolves with whether there was
   * an import to prepare.
   *
   * @throws where the lock is held, or as `prepare` does
   */
  run(phase: Phase, prepare: () => Promise<Job | undefined>): Promise<boolean>
  /** Ends the work on a dropped import at once, where this process does it. */
  drop(importId: number): void
  stop(hasten: AbortSignal): Promise<void>
}

export interface RunnerDeps {
  readonly database: Pick<Database, 'bulk' | 'config'>
  readonly uploadsDir: string
  readonly shop: ReadingShop
  readonly log: { error(facts: object, message: string): void }
  readonly runPhase?: RunPhase | undefined
}

export function startRunner({ database: { bulk, config }, uploadsDir, shop, log, runPhase }: RunnerDeps): Runner {
  const stopping = new AbortController()
  const cutting = new AbortController()
  const running = new Set<Promise<unknown>>()
  const dropping = new Map<number, AbortController>()
  const work: RunPhase =
    runPhase ?? ((job, ...signals) => workInChild({ ...job, config: { ...config }, uploadsDir, shop }, ...signals))

  const workOn = async (job: Job, phase: Phase) => {
    const dropped = new AbortController()
    dropping.set(job.importId, dropped)
    await work({ ...job, phase }, stopping.signal, AbortSignal.any([cutting.signal, dropped.signal])).finally(() =>
      dropping.delete(job.importId),
    )
    await writeEnded(bulk, job.importId)
  }
  return {
    run(phase, prepare) {
      return new Promise((resolve, reject) => {
        const done = withJobLock(bulk, async () => {
          const job = await prepare()
          resolve(job !== undefined)
          if (job) await workOn(job, phase)
        }).catch((error: unknown) => {
          log.error({ err: error }, 'an import ended by an error')
          reject(error instanceof Error ? error : new Error(String(error)))
        })
        running.add(done)
        void done.finally(() => running.delete(done))
      })
    },
    drop: (importId) => dropping.get(importId)?.abort(),
    async stop(hasten) {
      stopping.abort()
      const cut = () => cutting.abort()
      if (hasten.aborted) cut()
      hasten.addEventListener('abort', cut, { once: true })
      await Promise.all(running)
      hasten.removeEventListener('abort', cut)
    },
  }
}
