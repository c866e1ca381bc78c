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

export interface FilterRow {
  readonly option: FilterGroupOption
  readonly expandable: boolean
  /** The next level, where it is open. */
  readonly children: FilterList | undefined
}

export interface FilterListInput {
  readonly options: readonly FilterGroupOption[]
  readonly chosen: ReadonlySet<number>
  /** Text to look for in the names; blank finds all. */
  readonly query: string
  /** Branches that a person opened (true) or closed (false); any other is open where something in it is chosen. */
  readonly toggled: ReadonlyMap<number, boolean>
  /** Rows of the first level. */
  readonly limit: number
  /** Rows of each level below it. */
  readonly childLimit: number
}

/** A name as it is compared: without case and marks, so that 'bjork' finds 'Björk'. */
function comparable(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{Mn}/gu, '').toLowerCase().trim()
}

/** How many options there are on all levels together. */
export function countOptions(options: readonly FilterGroupOption[]): number {
  return options.reduce((sum, option) => sum + 1 + countOptions(option.children ?? []), 0)
}

function hasChosen(options: readonly FilterGroupOption[], chosen: ReadonlySet<number>): boolean {
  return options.some((option) => chosen.has(option.id) || hasChosen(option.children ?? [], chosen))
}

/** The first `limit` options in their order; chosen ones that would fall behind them come first, so that none is out of sight. */
function cut(options: readonly FilterGroupOption[], chosen: ReadonlySet<number>, limit: number): readonly FilterGroupOption[] {
  if (options.length <= limit) return options
  const behind = options.slice(limit).filter((option) => hasChosen([option], chosen))
  return [...behind, ...options.slice(0, Math.max(0, limit - behind.length))]
}

/** What matches on this level or below it, each option with only its matching descendants. */
function matching(options: readonly FilterGroupOption[], query: string): readonly FilterGroupOption[] {
  return options.flatMap((option) => {
    const children = matching(option.children ?? [], query)
    if (children.length === 0 && !comparable(option.name).includes(query)) return []
    return [{ ...option, children }]
  })
}

function toList(input: FilterListInput, options: readonly FilterGroupOption[], limit: number, searching: boolean): FilterList {
  const shown = cut(options, input.chosen, limit)
  const rows = shown.map((option): FilterRow => {
    const children = option.children ?? []
    const open = searching || (input.toggled.get(option.id) ?? hasChosen(children, input.chosen))
    return {
      option,
      expandable: children.length > 0 && !searching,
      children: open && children.length > 0 ? toList(input, children, input.childLimit, searching) : undefined,
    }
  })
  return { rows, hidden: options.length - shown.length }
}

/** The part of a filter group's options to draw: never more than its limits, however many thousands there are. */
export function filterList(input: FilterListInput): FilterList {
  const query = comparable(input.query)
  if (query === '') return toList(input, input.options, input.limit, false)
  return toList(input, matching(input.options, query), input.limit, true)
}
