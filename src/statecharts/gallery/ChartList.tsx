import { memo, useDeferredValue, useMemo, useRef } from 'react'

import { SearchBox } from '#areas/protocols/components/builder/SearchBox.tsx'

import type { DrawnChart } from '../gallery-data.ts'
import { useKeptScroll } from '../paint/kept-scroll.ts'
import { useGallery, useGalleryState, useSend } from './gallery-context.tsx'
import { chartAddress } from './place.ts'
import { createSearch, type Found } from './search.ts'
import { byFolder, ownTransitions, shareText, stateCount, takenCount } from './summary.ts'
import { ReviewSign } from './ReviewSign.tsx'

const LONGEST_SEARCH = 100

/** All charts by their folders, narrowed by what is searched for. */
export function ChartList() {
  const { data } = useGallery()
  const send = useSend()
  const text = useGalleryState(({ context }) => context.search)
  const open = useGalleryState(({ context }) => context.chart)
  const search = useMemo(() => createSearch(data), [data])
  const list = useRef<HTMLElement>(null)
  useKeptScroll(list, 'list')
  const found = useFound(search, useDeferredValue(text))
  return (
    <aside className="sc-list" aria-label="Charts">
      <SearchBox
        label="Search charts, states, events, rules"
        value={text}
        max={LONGEST_SEARCH}
        onChange={(typed) => send({ type: 'search.type', text: typed })}
      />
      <p className="sc-list-count" role="status">
        {found.length === data.charts.length
          ? `${found.length} charts`
          : `${found.length} of ${data.charts.length} charts`}
      </p>
      <nav ref={list} aria-label="All charts">
        <Groups found={found} open={open} />
      </nav>
      {found.length === 0 && <p className="sc-soft">No chart has these words. Try part of a name, such as “sign”.</p>}
    </aside>
  )
}

function useFound(search: (text: string) => readonly Found[], text: string): readonly Found[] {
  return useMemo(() => search(text), [search, text])
}

const Groups = memo(function Groups({
  found,
  open,
}: {
  readonly found: readonly Found[]
  readonly open: string | null
}) {
  const hits = new Map(found.map((one) => [one.chart, one.hits]))
  return byFolder(found.map(({ chart }) => chart)).map(([folder, charts]) => (
    <section key={folder} className="sc-group">
      <h2>{folder}</h2>
      <ul>
        {charts.map((chart) => (
          <ChartRow key={chart.graph.id} chart={chart} hits={hits.get(chart) ?? []} isOpen={chart.graph.id === open} />
        ))}
      </ul>
    </section>
  ))
})

function ChartRow({
  chart,
  hits,
  isOpen,
}: {
  readonly chart: DrawnChart
  readonly hits: Found['hits']
  readonly isOpen: boolean
}) {
  const { id } = chart.graph
  const all = chart.graph.transitions.length
  const own = ownTransitions(chart).length
  const taken = takenCount(chart, 'actor') ?? 0
  return (
    <li>
      <a className="sc-row" href={chartAddress(id)} aria-current={isOpen ? 'page' : undefined}>
        <span className="sc-row-name">{id}</span>
        <ReviewSign chart={chart} />
        <span className="sc-row-facts">
          {stateCount(chart)} states · {all} transitions · {shareText(taken, own)} covered
        </span>
        <span className="sc-bar" aria-hidden="true">
          <span style={{ inlineSize: `${own === 0 ? 100 : (taken / own) * 100}%` }} />
        </span>
      </a>
      {hits.length > 0 && (
        <ul className="sc-hits">
          {hits.map(({ item, text }) => (
            <li key={item}>
              <a href={chartAddress(id, item)}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
