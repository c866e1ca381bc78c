import './FilterGroup.css'

import { useMemo } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'

import { countOptions, filterList, type FilterGroupOption, type NameSearch } from './filter-list.ts'
import { FilterRows, type FilterRowsTexts } from './FilterRows.tsx'

export interface FilterGroupTexts extends FilterRowsTexts {
  /** Name and hint of the field that searches within the group. */
  readonly search: string
  /** Nothing in the group matches what was typed. */
  readonly noMatch: string
  /** Shows the rest of a long group of `total` options. */
  readonly showAll: (total: number) => string
  readonly showFewer: string
}

/** The state of a group that is not its options. */
export interface FilterGroupView {
  readonly isOpen: boolean
  /** All options of a long group are shown, not the first few. */
  readonly isFull: boolean
  readonly query: string
  /** Branches that the user has opened (true) or closed (false), by id. */
  readonly branches: Readonly<Record<number, boolean>>
  /** Ids of options that stay in sight, chosen or not. */
  readonly pressed: readonly number[]
}

/** A change of the view. A browser that draws an open group calls that turned too. */
export type FilterGroupChange =
  | { readonly type: 'group.turned'; readonly isOpen: boolean }
  | { readonly type: 'group.extend'; readonly isFull: boolean }
  | { readonly type: 'group.search'; readonly query: string }
  | { readonly type: 'branch.turn'; readonly id: number; readonly isOpen: boolean }
  | { readonly type: 'option.pressed'; readonly id: number }

export interface FilterGroupProps {
  readonly title: string
  readonly options: readonly FilterGroupOption[]
  /** Ids of the chosen options. */
  readonly chosen: readonly number[]
  readonly view: FilterGroupView
  readonly onToggle: (option: FilterGroupOption, chosen: boolean) => void
  readonly onChange: (change: FilterGroupChange) => void
  /** A number as this language writes it. */
  readonly formatCount: (count: number) => string
  readonly texts: FilterGroupTexts
  readonly search: NameSearch
}

/** Rows before 'show all'; a few more are shown at once rather than hidden behind it. */
const SHORT = 8
const SHORT_TOLERANCE = 2
/** From how many options on a field to search within the group is of help. */
const SEARCH_FROM = 12
/** The most rows one level draws, so that a group of thousands costs no more than a short one. */
const LONGEST = 50

/** One filter group: its options as rows to tick, a tree where they have children, with a search where they are many. */
export function FilterGroup(props: FilterGroupProps) {
  const { title, options, chosen, view, onToggle, onChange, formatCount, texts, search } = props
  const { isOpen, isFull, query, branches, pressed } = view

  const chosenIds = useMemo(() => new Set(chosen), [chosen])
  const kept = useMemo(() => new Set([...chosen, ...pressed]), [chosen, pressed])
  const total = useMemo(() => countOptions(options), [options])
  const isTree = total > options.length
  const searching = query.trim() !== ''
  const short = !isFull && !searching && options.length > SHORT + SHORT_TOLERANCE
  const limit = short ? SHORT : LONGEST
  const list = useMemo(
    () => filterList({ options, chosen: chosenIds, kept, query, search, branches, limit, childLimit: LONGEST }),
    [options, chosenIds, kept, query, search, branches, limit],
  )

  return (
    <details
      className="vb-filter"
      open={isOpen}
      onToggle={(event) => onChange({ type: 'group.turned', isOpen: event.currentTarget.open })}
    >
      <summary className="vb-filter-summary">
        <h2 className="vb-filter-title">{title}</h2>
        {chosen.length > 0 && <span className="vb-filter-chosen">{formatCount(chosen.length)}</span>}
        <ChevronDown className="vb-filter-chevron" size={18} />
      </summary>
      <div className={isTree ? 'vb-filter-body vb-filter-tree' : 'vb-filter-body'}>
        {total > SEARCH_FROM && (
          <input
            className="vb-filter-search"
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={query}
            onChange={(event) => onChange({ type: 'group.search', query: event.currentTarget.value })}
          />
        )}
        <FilterRows
          list={list}
          onToggle={(option, isChosen) => {
            onChange({ type: 'option.pressed', id: option.id })
            onToggle(option, isChosen)
          }}
          onExpand={(id, expanded) => onChange({ type: 'branch.turn', id, isOpen: expanded })}
          formatCount={formatCount}
          texts={texts}
          countHidden={!short}
        />
        {list.rows.length === 0 && <p className="vb-filter-note">{texts.noMatch}</p>}
        {!searching && options.length > SHORT + SHORT_TOLERANCE && (
          <button
            type="button"
            className="vb-filter-more"
            aria-expanded={isFull}
            onClick={() => onChange({ type: 'group.extend', isFull: !isFull })}
          >
            {isFull ? texts.showFewer : texts.showAll(options.length)}
          </button>
        )}
      </div>
    </details>
  )
}
