import './FilterGroup.css'

import { useMemo, useState } from 'react'
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

export interface FilterGroupProps {
  readonly title: string
  readonly options: readonly FilterGroupOption[]
  /** Ids of the chosen options. */
  readonly chosen: readonly number[]
  readonly onToggle: (option: FilterGroupOption, chosen: boolean) => void
  /** A number as this language writes it. */
  readonly formatCount: (count: number) => string
  readonly texts: FilterGroupTexts
  readonly search: NameSearch
  /** True to begin unfolded. */
  readonly open: boolean
}

/** Rows before 'show all'; a few more are shown at once rather than hidden behind it. */
const SHORT = 8
const SHORT_TOLERANCE = 2
/** From how many options on a field to search within the group is of help. */
const SEARCH_FROM = 12
/** The most rows one level draws, so that a group of thousands costs no more than a short one. */
const LONGEST = 50

/** One filter group: its options as rows to tick, a tree where they have children, with a search where they are many. */
export function FilterGroup({ title, options, chosen, onToggle, formatCount, texts, search, open }: FilterGroupProps) {
  const [query, setQuery] = useState('')
  const [full, setFull] = useState(false)
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map())

  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())

  const chosenIds = useMemo(() => new Set(chosen), [chosen])
  if (chosen.some((id) => !kept.has(id))) setKept(new Set([...kept, ...chosen]))
  const total = useMemo(() => countOptions(options), [options])
  const isTree = total > options.length
  const searching = query.trim() !== ''
  const short = !full && !searching && options.length > SHORT + SHORT_TOLERANCE
  const limit = short ? SHORT : LONGEST
  const list = useMemo(
    () => filterList({ options, chosen: chosenIds, kept, query, search, toggled, limit, childLimit: LONGEST }),
    [options, chosenIds, kept, query, search, toggled, limit],
  )

  return (
    <details className="vb-filter" open={open}>
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
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        )}
        <FilterRows
          list={list}
          onToggle={onToggle}
          onExpand={(id, expanded) => setToggled(new Map(toggled).set(id, expanded))}
          formatCount={formatCount}
          texts={texts}
          countHidden={!short}
        />
        {list.rows.length === 0 && <p className="vb-filter-note">{texts.noMatch}</p>}
        {!searching && options.length > SHORT + SHORT_TOLERANCE && (
          <button type="button" className="vb-filter-more" aria-expanded={full} onClick={() => setFull(!full)}>
            {full ? texts.showFewer : texts.showAll(options.length)}
          </button>
        )}
      </div>
    </details>
  )
}
