import { useId } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'

import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import type { FilterGroupOption, FilterList } from './filter-list.ts'

export interface FilterRowsTexts {
  /** Says that `hidden` more options are found by typing. */
  readonly more: (hidden: string) => string
  /** Opens and closes a branch of the tree. */
  readonly expand: (name: string) => string
  readonly collapse: (name: string) => string
  /** Says of the options below a chosen one that it holds them already. */
  readonly included: (name: string) => string
}

export interface FilterRowsProps {
  readonly list: FilterList
  readonly onToggle: (option: FilterGroupOption, chosen: boolean) => void
  readonly onExpand: (id: number, expanded: boolean) => void
  readonly formatCount: (count: number) => string
  readonly texts: FilterRowsTexts
  /** True to say below the list how many options it leaves out. */
  readonly countHidden: boolean
  /** The element that says of what is included here why it is. */
  readonly includedBy?: string | undefined
}

/** One level of a filter group and, below its rows, the levels that are open. */
export function FilterRows({ list, countHidden, includedBy, ...shared }: FilterRowsProps) {
  const { onToggle, onExpand, formatCount, texts } = shared
  const noteId = useId()
  return (
    <>
      <ul className="vb-filter-rows">
        {list.rows.map(({ option, state, expandable, children }) => (
          <li key={option.id}>
            <div className="vb-filter-row">
              <CheckboxRow
                label={option.name}
                lang={option.lang}
                count={option.count === undefined ? undefined : formatCount(option.count)}
                checked={state === 'checked' || state === 'included'}
                mixed={state === 'mixed'}
                disabled={state === 'included'}
                describedBy={state === 'included' ? includedBy : undefined}
                onChange={(checked) => onToggle(option, checked)}
              />
              {expandable && (
                <button
                  type="button"
                  className="vb-filter-expand"
                  aria-expanded={children !== undefined}
                  aria-label={children === undefined ? texts.expand(option.name) : texts.collapse(option.name)}
                  onClick={() => onExpand(option.id, children === undefined)}
                >
                  <ChevronRight size={16} />
                </button>
              )}
            </div>
            {children !== undefined && (
              <div className="vb-filter-branch">
                {state === 'checked' && (
                  <p className="vb-filter-note" id={`${noteId}-${option.id}`}>
                    {texts.included(option.name)}
                  </p>
                )}
                <FilterRows
                  {...shared}
                  list={children}
                  countHidden
                  includedBy={state === 'checked' ? `${noteId}-${option.id}` : includedBy}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {countHidden && list.hidden > 0 && <p className="vb-filter-note">{texts.more(formatCount(list.hidden))}</p>}
    </>
  )
}
