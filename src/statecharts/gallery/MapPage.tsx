import { useCallback } from 'react'

import type { Message } from '../graph/message.ts'
import { ChartView } from '../paint/ChartView.tsx'
import { groupBy } from './group-by.ts'
import { useGallery, useGalleryState, useSend } from './gallery-context.tsx'
import { DRAWING_ID } from './provide.ts'
import { chartAddress } from './place.ts'
import { ScrollPlace } from './ScrollPlace.tsx'

const KINDS: Readonly<Record<Message['kind'], string>> = {
  starts: 'starts it',
  fact: 'tells a fact',
  told: 'sends a message',
}

/** Which chart starts which, and what they tell each other, drawn and as a table. */
export function MapPage() {
  const { data, charts } = useGallery()
  const send = useSend()
  const zoom = useGalleryState(({ context }) => context.zoom)
  const open = useCallback(
    (item: string) => {
      if (charts.has(item)) location.hash = chartAddress(item)
    },
    [charts],
  )
  const pairs = groupBy(data.messages, ({ from, to }) => `${from} ${to}`)
  return (
    <div className="sc-chart">
      <h1>Map of all charts</h1>
      <p className="sc-lead">
        An arrow leads from each chart to those that it starts or tells something. A press on a box opens the chart.
      </p>
      <ChartView
        picture={data.map}
        label="The map of all charts"
        zoom={zoom}
        onZoom={(next) => send({ type: 'zoom.set', zoom: next })}
        onSelect={open}
        keptAs="map"
        id={DRAWING_ID}
      />
      <h2>Messages</h2>
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
    </div>
  )
}
