/** An option of a filter group as the group draws it; categories have children. */
export interface FilterGroupOption {
  readonly id: number
  readonly name: string
  /** Products it would give; absent where the name itself says so. */
  readonly count?: number | undefined
  /** The BCP 47 tag of the name where it differs from the page's. */
  readonly lang?: string | undefined
  readonly children?: readonly FilterGroupOption[] | undefined
}

/** The rows of one level and how many options it has beyond them. */
export interface FilterList {
  readonly rows: readonly FilterRow[]
  readonly hidden: number
}

/**
 * 'mixed': an option below it is chosen. 'included': one above it is, which holds its products already
 * (filters.alternatives-within-a-group).
 */
export type FilterRowState = 'unchecked' | 'checked' | 'mixed' | 'included'

export interface FilterRow {
  readonly option: FilterGroupOption
  readonly state: FilterRowState
  readonly expandable: boolean
  /** The next level, where it is open. */
  readonly children: FilterList | undefined
}

/** Says of a query which names it finds. */
export type NameSearch = (query: string) => (name: string) => boolean

export interface FilterListInput {
  readonly options: readonly FilterGroupOption[]
  readonly chosen: ReadonlySet<number>
  /** Options that are or were chosen stay visible, so that none vanishes under the user's pointer. */
  readonly kept: ReadonlySet<number>
  /** Text to look for in the names; blank finds all. */
  readonly query: string
  readonly search: NameSearch
  /** Branches that the user has opened (true) or closed (false), by id; any other is open where something in it is kept. */
  readonly branches: Readonly<Record<number, boolean>>
  /** Rows of the first level. */
  readonly limit: number
  /** Rows of each level below it. */
  readonly childLimit: number
}

/** Counts all levels. */
export function countOptions(options: readonly FilterGroupOption[]): number {
  return options.reduce((sum, option) => sum + 1 + countOptions(option.children ?? []), 0)
}

function holdsAny(options: readonly FilterGroupOption[], ids: ReadonlySet<number>): boolean {
  return ids.size > 0 && options.some((option) => ids.has(option.id) || holdsAny(option.children ?? [], ids))
}

/** The first `limit` options in their order; kept ones that would fall behind them come first, so that none is out of sight. */
function cut(
  options: readonly FilterGroupOption[],
  kept: ReadonlySet<number>,
  limit: number,
): readonly FilterGroupOption[] {
  if (options.length <= limit) return options
  const behind = options.slice(limit).filter((option) => holdsAny([option], kept))
  return [...behind, ...options.slice(0, Math.max(0, limit - behind.length))]
}

/** Matching options of this level and below, each with only its matching descendants. */
function matching(
  options: readonly FilterGroupOption[],
  finds: (name: string) => boolean,
): readonly FilterGroupOption[] {
  return options.flatMap((option) => {
    const children = matching(option.children ?? [], finds)
    if (children.length === 0 && !finds(option.name)) return []
    return [{ ...option, children }]
  })
}

/** The options that have a chosen one below them. */
function aboveChosen(options: readonly FilterGroupOption[], chosen: ReadonlySet<number>): readonly number[] {
  return options.flatMap(({ id, children = [] }) =>
    holdsAny(children, chosen) ? [id, ...aboveChosen(children, chosen)] : [],
  )
}

interface Levels extends FilterListInput {
  readonly searching: boolean
  readonly mixed: ReadonlySet<number>
}

function stateOf({ chosen, mixed }: Levels, id: number, included: boolean): FilterRowState {
  if (chosen.has(id)) return 'checked'
  if (included) return 'included'
  return mixed.has(id) ? 'mixed' : 'unchecked'
}

/** One level, of at most `limit` rows; `included` where something above it is chosen. */
function toList(levels: Levels, options: readonly FilterGroupOption[], limit: number, included: boolean): FilterList {
  const { chosen, kept, branches, childLimit, searching } = levels
  const shown = cut(options, kept, limit)
  const rows = shown.map((option): FilterRow => {
    const children = option.children ?? []
    const open = searching || (branches[option.id] ?? holdsAny(children, kept))
    return {
      option,
      state: stateOf(levels, option.id, included),
      expandable: children.length > 0 && !searching,
      children:
        open && children.length > 0
          ? toList(levels, children, childLimit, included || chosen.has(option.id))
          : undefined,
    }
  })
  return { rows, hidden: options.length - shown.length }
}

/** The part of a filter group's options to draw: never more than its limits, however many thousands there are. */
export function filterList(input: FilterListInput): FilterList {
  const searching = input.query.trim() !== ''
  // What a search leaves out may be chosen too.
  const mixed = new Set(aboveChosen(input.options, input.chosen))
  return toList(
    { ...input, searching, mixed },
    searching ? matching(input.options, input.search(input.query)) : input.options,
    input.limit,
    false,
  )
}
