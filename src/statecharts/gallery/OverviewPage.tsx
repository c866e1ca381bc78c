import { Button } from '#components/action/Button.tsx'
import Printer from 'lucide-react/icons/printer'

import { indexOf } from '../paint/chart-index.ts'
import { useGallery, useSend } from './gallery-context.tsx'
import { Legend } from './Legend.tsx'
import { chartAddress } from './place.ts'
import { ofLongRun, ownTransitions, reviewMark, shareText, stateCount, takenCount } from './summary.ts'

/** Shows the gallery's contents in numbers, and starting points. */
export function OverviewPage() {
  const { data } = useGallery()
  const send = useSend()
  const { charts, requirements } = data
  const sum = (of: (chart: (typeof charts)[number]) => number) => charts.reduce((total, chart) => total + of(chart), 0)
  const transitions = sum(({ graph }) => graph.transitions.length)
  const own = sum((chart) => ownTransitions(chart).length)
  const taken = sum((chart) => takenCount(chart, 'actor') ?? 0)
  const inBrowser = sum((chart) => takenCount(chart, 'browser') ?? 0)
  const atLength = sum((chart) => ofLongRun(chart).length)
  const reviewed = charts.filter((chart) => reviewMark(chart) === 'reviewed').length
  const held = requirements.filter(({ holders, tests }) => holders.length + tests.length > 0).length
  const facts = [
    ['Charts', String(charts.length)],
    ['States', String(sum(stateCount))],
    ['Transitions', String(transitions)],
    ['Taken by running actors', shareText(taken, own)],
    ['Taken in a browser', shareText(inBrowser, own)],
    ['Of these by the long run only', shareText(atLength, own)],
    ['Reviewed as they are', `${reviewed} of ${charts.length}`],
    ['Requirements held', `${held} of ${requirements.length}`],
  ] as const
  const largest = charts
    .toSorted((a, b) => indexOf(b.graph).transitions.size - indexOf(a.graph).transitions.size)
    .slice(0, 6)
  return (
    <>
      <h1>Every flow of the shop, drawn</h1>
      <p className="sc-lead">
        Each chart is drawn from the definition that runs: what can happen in each state, under which condition, and
        what follows. Lay the coverage of the tests over it, read it as a tree or a table, and mark it as reviewed.
      </p>
      <dl className="sc-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>The largest charts</h2>
      <ul className="sc-largest">
        {largest.map(({ graph }) => (
          <li key={graph.id}>
            <a href={chartAddress(graph.id)}>{graph.id}</a>
            <p>{graph.root.description}</p>
          </li>
        ))}
      </ul>
      <h2>How to read a chart</h2>
      <Legend />
      <Button
        icon={<Printer size={18} />}
        onClick={() => send({ type: 'page.print', charts: charts.map(({ graph }) => graph.id) })}
      >
        Print all charts, one a page
      </Button>
    </>
  )
}
