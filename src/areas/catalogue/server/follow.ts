import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

import type { CatalogueDatabase, CatalogueLog, Region } from './needs.ts'
import { createSearchModel, type SearchableModel } from './search/model.ts'
import type { CatalogueColumns } from './store/columns.ts'
import { FIRST_WAIT, LAST_WAIT, listen } from './store/listen.ts'
import { loadColumns } from './store/load.ts'
import { createReadModel } from './store/read-model.ts'
import { publishAbandoned, readCatalogueVersion } from './version.ts'

/** After a load the next one waits this many times as long as it took, so that a long import cannot keep the process loading. */
const REST_FACTOR = 4

/**
 * Milliseconds between two looks at the version. Notifications arrive at once, but not through a pooler, and a
 * connection can die without a sign (operations.new-catalogue-is-seen-everywhere).
 */
const ASK_EVERY = 3000

/** The newest version of the catalogue, kept up to date. */
export interface FollowedCatalogue {
  current(): SearchableModel
  close(): Promise<void>
}

export interface FollowOptions {
  readonly region: Region
  readonly log: CatalogueLog
  /** Milliseconds between two questions for the version. */
  readonly askEvery?: number
}

/**
 * Loads the catalogue and follows its version. While a newer version loads, and while the database is away, the
 * last one answers.
 *
 * @throws where the database cannot be reached or read at first
 */
export async function followCatalogue(
  database: CatalogueDatabase,
  { region, log, askEvery = ASK_EVERY }: FollowOptions,
): Promise<FollowedCatalogue> {
  const closing = new AbortController()
  const { signal } = closing
  let model: SearchableModel | undefined
  let announced = 0
  let isDue = false
  let loading: Promise<void> | undefined

  const load = async (): Promise<SearchableModel> => {
    const started = performance.now()
    const columns = await loadColumns(database.bulk, region, model?.columns)
    const known = model?.columns.contents === columns.contents ? model : undefined
    if (known && isSameStock(known.columns, columns)) return { ...known, version: columns.version, columns }
    const read = createReadModel(columns, known)
    const next = { ...read, search: await createSearchModel(columns, read, known?.search) }
    // Whoever sorts by name now shall not wait for it after the swap.
    for (const language of model?.orders.byName.keys() ?? [])
      await next.orders.sequence('name', 'asc', language, { mayBuyRestricted: true })
    log.info({ version: next.version, products: next.productIds.length, ms: elapsed(started) }, 'Catalogue loaded')
    return next
  }
  const loadWhileWanted = async (): Promise<void> => {
    let wait = FIRST_WAIT
    while (isDue && !signal.aborted) {
      const started = performance.now()
      isDue = false
      try {
        model = await load()
        wait = FIRST_WAIT
        await pause(elapsed(started) * REST_FACTOR, signal)
      } catch (error) {
        isDue = true
        log.warn({ err: error }, 'The catalogue could not be loaded; trying again')
        await pause(wait, signal)
        wait = Math.min(2 * wait, LAST_WAIT)
      }
    }
    loading = undefined
  }
  const refresh = (): void => {
    isDue = true
    loading ??= loadWhileWanted()
  }

  const { stopped } = await listen(
    database,
    {
      raised: (version) => {
        if (version <= announced) return
        announced = version
        if (model && version > model.version) refresh()
      },
      found: (version) => {
        announced = version
        if (model && version !== model.version) refresh()
      },
    },
    log,
    signal,
  )
  const setAsking = async (): Promise<void> => {
    while (!signal.aborted) {
      await pause(askEvery, signal)
      if (signal.aborted) return
      const before = announced
      const found = await readCatalogueVersion(database.db).catch(() => undefined)
      if (found?.unpublished) await publishAbandoned(database.db).catch(() => undefined)
      // What was told meanwhile is newer than the answer.
      if (found === undefined || announced !== before) continue
      const { version } = found
      announced = version
      if (version === before || version === model?.version) continue
      log.info({ version }, 'Found a new version of the catalogue by asking: the database had told nothing')
      refresh()
    }
  }
  let asking: Promise<void> | undefined
  const close = async (): Promise<void> => {
    closing.abort()
    await Promise.all([loading, stopped, asking])
  }

  try {
    const first = await load()
    model = first
    if (announced > first.version) refresh()
    announced = Math.max(announced, first.version)
    asking = setAsking()
    return { current: () => model ?? first, close }
  } catch (error) {
    await close()
    throw error
  }
}

const isSame = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place])

const isSameStock = (one: CatalogueColumns, other: CatalogueColumns): boolean =>
  isSame(one.available, other.available) && isSame(one.byPrice, other.byPrice)

function elapsed(started: number): number {
  return Math.round(performance.now() - started)
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}
