import { type CategoryOption, DEFAULT_ORDERING, type FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import type { LegacyTarget } from '#contract/legacy-addresses.ts'

import type { Catalogue } from '#areas/catalogue/server/index.ts'
import type { Log } from '../../log.ts'

/** An address of the shop below its language prefix, its query as it stands in it. */
export interface TargetAddress {
  readonly pathname: string
  readonly query: Readonly<Record<string, string>>
}

export interface TargetsDeps {
  /** Undefined where another backend answers the API, whose ids are not known here. */
  readonly catalogue: () => Pick<Catalogue, 'version' | 'filterOptionsJson'> | undefined
  readonly log: Log
}

interface Ids {
  readonly version: number
  readonly brands: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
}

/**
 * Resolves targets of the old shop's addresses, whose slugs are looked up once for each version of the catalogue
 * (address.old-targets-follow-the-catalogue). Brands and categories lead to the listing in its usual order
 * (address.old-listings-keep-usual-order). A slug that it does not have leads to the whole listing and is logged once.
 */
export function legacyTargets({ catalogue, log }: TargetsDeps): (target: LegacyTarget) => Promise<TargetAddress> {
  let ids: Ids | undefined
  const warned = new Set<string>()

  return async (target) => {
    if ('page' in target) return { pathname: target.page, query: {} }
    if ('product' in target) return { pathname: `/products/${target.product}`, query: {} }
    const [group, slug] =
      'brand' in target ? (['brands', target.brand] as const) : (['categories', target.category] as const)
    const known = catalogue()
    if (known !== undefined && ids?.version !== known.version) ids = await readIds(known)
    const id = known && ids?.[group].get(slug)
    if (id !== undefined) return { pathname: '/products', query: { [group]: `${id}`, ...DEFAULT_ORDERING } }
    if (!warned.has(`${group}/${slug}`)) {
      warned.add(`${group}/${slug}`)
      log.warn({ group, slug }, 'an address of the old shop leads to an option that the catalogue does not have')
    }
    return { pathname: '/products', query: {} }
  }
}

async function readIds(catalogue: Pick<Catalogue, 'version' | 'filterOptionsJson'>): Promise<Ids> {
  const { version } = catalogue
  const options: FilterOptions = (await catalogue.filterOptionsJson({}, 'en')).parse()
  return { version, brands: bySlug(options.brands), categories: bySlug(options.categories.flatMap(withChildren)) }
}

const withChildren = (category: CategoryOption): CategoryOption[] => [
  category,
  ...(category.children ?? []).flatMap(withChildren),
]

const bySlug = (options: readonly { readonly slug: string; readonly id: number }[]) =>
  new Map(options.map(({ slug, id }) => [slug, id]))
