import { useCallback } from 'react'

import type { Message } from '../graph/message.ts'
import { ownMessages } from '../graph/areas.ts'
import { areaBox } from '../layout/map-names.ts'
import { ChartView } from '../paint/ChartView.tsx'
import { groupBy } from './group-by.ts'
import { useGallery, useGalleryState, useSend } from './gallery-context.tsx'
import { DRAWING_ID } from './provide.ts'
import { addressOf, chartAddress } from './place.ts'
import { ScrollPlace } from './ScrollPlace.tsx'

const KINDS: Readonly<Record<Message['kind'], string>> = {
  starts: 'starts it',
  fact: 'tells a fact',
  told: 'sends a message',
}

/** The charts of each area, and what those of the chosen one tell each other and the root. */
export function MapPage() {
  const { data, charts } = useGallery()
  const send = useSend()
  const zoom = useGalleryState(({ context }) => context.zoom)
  const chosen = useGalleryState(({ context }) => context.item)
  const area = data.areas.find(({ name }) => name === chosen)
  const open = useCallback(
    (item: string) => {
      if (charts.has(item)) location.hash = chartAddress(item)
      else location.hash = addressOf({ view: 'map', area: item.slice(areaBox('').length) })
    },
    [charts],
  )
  return (
    <div className="sc-chart">
      <h1>Map of all charts</h1>
      <p className="sc-lead">
        Each box is an area of the shop with its charts; a line joins two charts that start or tell each other
        something. The chart <a href={chartAddress('app')}>app</a> starts all the others and tells them who is signed in
        and which page is open: that is not drawn. Press a chart to open it, or an area to read its messages.
      </p>
      <ChartView
        picture={data.map}
        label="The map of all charts"
        zoom={zoom}
        onZoom={(next) => send({ type: 'zoom.set', zoom: next })}
        onSelect={open}
        selected={area ? areaBox(area.name) : null}
        keptAs="map"
        id={DRAWING_ID}
      />
      <h2>Messages</h2>
      <p className="sc-areas">
        {data.areas.map(({ name }) => (
          <a
            key={name}
            href={addressOf({ view: 'map', area: name })}
            aria-current={name === chosen ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </p>
      {area ? <Messages charts={area.charts} /> : <p className="sc-soft">Choose an area to read its messages.</p>}
    </div>
  )
}

function Messages({ charts }: { readonly charts: readonly string[] }) {
  const { data } = useGallery()
  const own = ownMessages(data.messages).filter(({ from, to }) => charts.includes(from) || charts.includes(to))
  const pairs = groupBy(own, ({ from, to }) => `${from} ${to}`)
  return (
    <ScrollPlace className="sc-table-place is-short" label="Messages between charts">
      <table className="sc-table">
        <thead>
          <tr>
            {['From', 'To', 'What'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...pairs].map(([pair, messages]) => {
            const [from = '', to = ''] = pair.split(' ')
            return (
              <tr key={pair}>
                <th scope="row">
                  <a href={chartAddress(from)}>{from}</a>
                </th>
                <td>
                  <a href={chartAddress(to)}>{to}</a>
                </td>
                <td>
                  <ul className="sc-items">
                    {messages.map(({ kind, event }) => (
                      <li key={`${kind} ${event}`}>
                        <span className="sc-soft">{KINDS[kind]}</span> {event}
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollPlace>
  )
}
