import Printer from 'lucide-react/icons/printer'
import Download from 'lucide-react/icons/download'

import { Button } from '#components/action/Button.tsx'

import type { DrawnChart } from '../gallery-data.ts'
import { Details } from './Details.tsx'
import { DrawingPane } from './DrawingPane.tsx'
import type { Pane } from './gallery.events.ts'
import { useGalleryState, useSend } from './gallery-context.tsx'
import { ReviewPane } from './ReviewPane.tsx'
import { ReviewSign } from './ReviewSign.tsx'
import { RulesPane } from './RulesPane.tsx'
import { ofLongRun, ownTransitions, shareText, stateCount, takenCount } from './summary.ts'
import { TablePane } from './TablePane.tsx'
import { TreePane } from './TreePane.tsx'

const PANES: readonly (readonly [Pane, string])[] = [
  ['drawing', 'Drawing'],
  ['tree', 'Tree'],
  ['table', 'Table'],
  ['requirements', 'Requirements'],
  ['review', 'Review'],
]

/** One chart: its head, the pane that is shown, and what is selected. */
export function ChartPage({ chart }: { readonly chart: DrawnChart }) {
  const send = useSend()
  const pane = useGalleryState(({ value }) => value.pane)
  const isSaving = useGalleryState((snapshot) => snapshot.matches({ file: 'saving' }))
  const isUnsaved = useGalleryState((snapshot) => snapshot.matches({ file: 'failed' }))
  const { graph, file } = chart
  const all = graph.transitions.length
  const own = ownTransitions(chart).length
  const browser = takenCount(chart, 'browser')
  const atLength = ofLongRun(chart).length
  const overlay = useGalleryState(({ value }) => value.overlay)
  const hasItem = useGalleryState(({ context }) => context.item !== null)
  const isCovered = pane === 'drawing' && (overlay === 'actor' || overlay === 'browser')
  const hasDetails = pane !== 'review' && pane !== 'requirements' && (hasItem || isCovered)
  return (
    <div className="sc-chart">
      <header className="sc-chart-head">
        <div>
          <h1>{graph.id}</h1>
          <p className="sc-lead">{graph.root.description}</p>
          <p className="sc-meta">
            <code>{file}</code>
            <span>
              {stateCount(chart)} states · {all} transitions
            </span>
            <span>{shareText(takenCount(chart, 'actor') ?? 0, own)} taken by actors</span>
            <span>
              {browser === undefined ? 'not counted in a browser' : `${shareText(browser, own)} taken in a browser`}
              {atLength > 0 && `, ${shareText(atLength, own)} by the long run only`}
            </span>
            <ReviewSign chart={chart} isLong />
          </p>
        </div>
        <div className="sc-tools">
          {pane === 'drawing' &&
            (['svg', 'png'] as const).map((format) => (
              <Button
                key={format}
                icon={<Download size={16} />}
                busy={isSaving}
                onClick={() => send({ type: 'drawing.save', format })}
              >
                {format.toUpperCase()}
              </Button>
            ))}
          <Button icon={<Printer size={16} />} onClick={() => send({ type: 'page.print', charts: [graph.id] })}>
            Print
          </Button>
        </div>
      </header>
      {isUnsaved && (
        <p className="sc-problem" role="alert">
          The browser could not make the file. Try the other format, or print the chart.
        </p>
      )}
      <div className="sc-tabs" role="group" aria-label="Shown as">
        {PANES.map(([name, text]) => (
          <button
            key={name}
            type="button"
            className="sc-tab"
            aria-pressed={pane === name}
            onClick={() => send({ type: 'pane.show', pane: name })}
          >
            {text}
          </button>
        ))}
      </div>
      <div className={hasDetails ? 'sc-split' : undefined}>
        <div className="sc-pane">
          {pane === 'drawing' && <DrawingPane chart={chart} />}
          {pane === 'tree' && <TreePane chart={chart} />}
          {pane === 'table' && <TablePane chart={chart} />}
          {pane === 'requirements' && <RulesPane chart={chart} />}
          {pane === 'review' && <ReviewPane chart={chart} />}
        </div>
        {hasDetails && <Details chart={chart} />}
      </div>
    </div>
  )
}
