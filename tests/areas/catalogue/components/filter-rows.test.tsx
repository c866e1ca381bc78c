import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { filterList } from '#areas/catalogue/components/filter-list.ts'
import { FilterRows } from '#areas/catalogue/components/FilterRows.tsx'
import { searchNames } from '#contract/names.ts'

const nothing = () => undefined

const options = [
  { id: 1, name: 'Vitamins', children: [{ id: 11, name: 'Folate' }] },
  { id: 2, name: 'Minerals', children: [{ id: 21, name: 'Zinc' }] },
]

/** The rows, with the first branch open. */
const rows = (chosen: ReadonlySet<number>) =>
  renderToStaticMarkup(
    <FilterRows
      list={filterList({
        options,
        chosen,
        kept: chosen,
        query: '',
        search: searchNames,
        branches: { 1: true },
        limit: 8,
        childLimit: 50,
      })}
      onToggle={nothing}
      onExpand={nothing}
      formatCount={String}
      texts={{
        more: (hidden) => `${hidden} more`,
        expand: (name) => `Open ${name}`,
        collapse: (name) => `Close ${name}`,
        included: (name) => `All of ${name}`,
      }}
      countHidden={false}
    />,
  )

test('the button of a branch says whether it is open, and what a press does', () => {
  const markup = rows(new Set())
  expect(markup).toContain('aria-expanded="true" aria-label="Close Vitamins"')
  expect(markup).toContain('aria-expanded="false" aria-label="Open Minerals"')
  expect(markup.match(/aria-expanded/g)).toHaveLength(2)
})

test('what a chosen option includes is ticked, cannot be changed, and says why', () => {
  const markup = rows(new Set([1]))
  const [, note] = /id="([^"]+)">All of Vitamins/.exec(markup) ?? []
  expect(note).toBeDefined()
  const [box] = markup.match(new RegExp(`<input[^>]*aria-describedby="${note}"[^>]*>`)) ?? []
  expect(box).toMatch(/disabled=""/)
  expect(box).toMatch(/checked=""/)
})
