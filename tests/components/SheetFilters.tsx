import { useState } from 'react'

import { FilterGroup } from '#areas/catalogue/components/FilterGroup.tsx'
import type { FilterGroupProps, FilterGroupView } from '#areas/catalogue/components/FilterGroup.tsx'
import type { FilterGroupOption } from '#areas/catalogue/components/filter-list.ts'
import { searchNames } from '#contract/names.ts'

import type { Samples } from './samples.ts'

const TEXTS = {
  search: 'Search in this group',
  noMatch: 'No matches',
  showAll: (total: number) => `Show all (${total})`,
  showFewer: 'Show fewer',
  more: (hidden: string) => `${hidden} more. Type to narrow the list.`,
  expand: (name: string) => `Show options under ${name}`,
  collapse: (name: string) => `Hide options under ${name}`,
  included: (name: string) => `Included in ${name}`,
}

const BRANDS: readonly FilterGroupOption[] = Array.from({ length: 3285 }, (_, at) => ({
  id: 1000 + at,
  name: `Maker ${at + 1}`,
  count: (at * 7) % 312,
}))

const CATEGORIES: readonly FilterGroupOption[] = [
  {
    id: 1,
    name: 'Vitamins',
    count: 148,
    children: [
      { id: 11, name: 'Vitamin C', count: 41 },
      {
        id: 12,
        name: 'Vitamin B complex',
        count: 38,
        children: [
          { id: 121, name: 'Vitamin B12 (methylcobalamin)', count: 12 },
          { id: 122, name: 'Folate', count: 0 },
        ],
      },
    ],
  },
  { id: 2, name: 'Minerals', count: 96, children: [{ id: 21, name: 'Magnesium', count: 30 }] },
  { id: 3, name: 'Herbs and botanicals', count: 1152, children: [{ id: 31, name: 'Ashwagandha', count: 9 }] },
  { id: 4, name: 'Probiotics', count: 38 },
]

type GroupProps = Omit<FilterGroupProps, 'view' | 'onChange'>

function Group({ open, ...props }: GroupProps & { readonly open: boolean }) {
  const [view, setView] = useState<FilterGroupView>({
    isOpen: open,
    isFull: false,
    query: '',
    branches: {},
    pressed: [],
  })
  return (
    <FilterGroup
      {...props}
      view={view}
      onChange={(change) => {
        const { pressed, branches } = view
        if (change.type === 'option.pressed') setView({ ...view, pressed: [...pressed, change.id] })
        else if (change.type === 'branch.turn')
          setView({ ...view, branches: { ...branches, [change.id]: change.isOpen } })
        else setView({ ...view, ...change })
      }}
    />
  )
}

/** The filters' column: a tree, short groups, one of thousands. */
export function SheetFilters({ samples }: { readonly samples: Samples }) {
  const [chosen, setChosen] = useState<readonly number[]>([122, 2, 100, 1001])
  const toggle = (option: FilterGroupOption, on: boolean) =>
    setChosen(on ? [...chosen, option.id] : chosen.filter((id) => id !== option.id))
  const shared = {
    onToggle: toggle,
    formatCount: (count: number) => new Intl.NumberFormat(samples.lang).format(count),
    texts: TEXTS,
    search: searchNames,
  }
  return (
    <>
      <Group
        {...shared}
        open
        title="Categories"
        options={CATEGORIES}
        chosen={chosen.filter((id) => id < 100 || id === 122)}
      />
      {samples.groups.map(({ title, options }, group) => (
        <Group
          {...shared}
          key={title}
          open
          title={title}
          options={options.map((name, at) => ({ id: 100 + group * 50 + at, name, count: 57 * (at + 1) }))}
          chosen={chosen.filter((id) => id >= 100 + group * 50 && id < 150 + group * 50 && id !== 122)}
        />
      ))}
      <Group {...shared} open title="Brands" options={BRANDS} chosen={chosen.filter((id) => id >= 1000)} />
      <Group {...shared} open={false} title="Availability" options={[{ id: 900, name: 'In stock (54)' }]} chosen={[]} />
    </>
  )
}
