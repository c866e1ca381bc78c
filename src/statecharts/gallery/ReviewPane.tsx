import { useMemo } from 'react'
import Copy from 'lucide-react/icons/copy'

import { Button } from '#components/action/Button.tsx'

import type { ChartGraph } from '../graph/chart-graph.ts'
import type { DrawnChart, Review } from '../gallery-data.ts'
import type { Picture } from '../layout/picture.ts'
import { ChartSvg } from '../paint/ChartSvg.tsx'
import type { Marks } from '../paint/marks.ts'
import type { ContentChanges } from '../reviews/content.ts'
import { changedTexts, changesBetween, changeText, codeAloneText, type Changes } from './changes.ts'
import { useGalleryState, useSend } from './gallery-context.tsx'
import { reviewMark } from './summary.ts'
import { ScrollPlace } from './ScrollPlace.tsx'

/** Smallest scale at which marks in both pictures are visible. */
const LEAST_SCALE = 0.5
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Shows the chart's reviewers, the changes since, and the command that marks it as reviewed. */
export function ReviewPane({ chart }: { readonly chart: DrawnChart }) {
  const { review, hash, graph } = chart
  const mark = reviewMark(chart)
  return (
    <div className="sc-review-pane">
      <h2>
        {mark === 'reviewed' && 'Reviewed as it is'}
        {mark === 'stale' && 'Changed since its review'}
        {mark === 'never' && 'Not reviewed yet'}
      </h2>
      {review && (
        <p>
          {review.name} looked at it on {day.format(new Date(review.date))}, at <code>{review.hash.slice(0, 12)}</code>.
        </p>
      )}
      <p>
        It is now at <code>{hash.slice(0, 12)}</code>.
      </p>
      {review && mark === 'stale' && <BeforeAndAfter chart={chart} review={review} />}
      {mark !== 'reviewed' && <Command chart={graph.id} />}
    </div>
  )
}

function Command({ chart }: { readonly chart: string }) {
  const send = useSend()
  const said = useGalleryState(({ value }) => value.command)
  const text = `npm run charts -- --reviewed ${chart} --name "YOUR NAME"`
  return (
    <>
      <h3>Mark it as reviewed</h3>
      <p>Look at the drawing, the table and the changes. Then run this in the project and commit the file it writes:</p>
      <p className="sc-command">
        <code>{text}</code>
        <Button icon={<Copy size={16} />} onClick={() => send({ type: 'command.copy', text })}>
          Copy
        </Button>
        <span role="status">
          {said === 'copied' && 'Copied.'}
          {said === 'failed' && 'The browser refused. Select the line and copy it.'}
        </span>
      </p>
    </>
  )
}

function BeforeAndAfter({ chart, review }: { readonly chart: DrawnChart; readonly review: Review }) {
  const changes = useMemo(() => changesBetween(review.graph, chart.graph), [review, chart])
  const { added, removed, changed } = changes
  const before = { removed, changed: changedTexts(changed, 'before') }
  const after = { added, changed: changedTexts(changed, 'after') }
  const codeChange = codeAloneText(review, changes)
  return (
    <>
      {codeChange !== null ? (
        <p>{codeChange}</p>
      ) : (
        <div className="sc-before-after">
          {review.picture && <Side title="Before" graph={review.graph} picture={review.picture} marks={before} />}
          <Side title="Now" graph={chart.graph} picture={chart.picture} marks={after} />
        </div>
      )}
      <ChangeLists {...changes} more={review.changes} />
    </>
  )
}

function Side({
  title,
  graph,
  picture,
  marks,
}: {
  readonly title: string
  readonly graph: ChartGraph
  readonly picture: Picture
  readonly marks: Marks
}) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <ScrollPlace className="sc-side" label={title}>
        <ChartSvg
          picture={picture}
          graph={graph}
          marks={marks}
          label={`${graph.id}, ${title.toLowerCase()}`}
          style={{ minWidth: picture.width * LEAST_SCALE }}
        />
      </ScrollPlace>
    </figure>
  )
}

interface ChangeListsProps extends Changes {
  readonly more: ContentChanges | undefined
}

function ChangeLists({ added, removed, changed, more }: ChangeListsProps) {
  const lists = [
    ['Added', '+', [...added]],
    ['Removed', '−', [...removed]],
    ['Changed', '±', changed.map((one) => `${one.after} ${changeText(one)}`)],
    ['Code', '±', (more?.code ?? []).map(({ name, before, after }) => `${name}: ${before} → ${after}`)],
    ['New rows of the behaviour table', '+', more?.rows.added ?? []],
    ['Rows that are gone', '−', more?.rows.removed ?? []],
  ] as const
  return lists.map(
    ([name, sign, items]) =>
      items.length > 0 && (
        <section key={name} aria-label={name}>
          <h3>
            {name} ({items.length})
          </h3>
          <ul className={`sc-changes ${SIGN_CLASSES[sign]}`}>
            {items.map((item) => (
              <li key={item}>
                <span aria-hidden="true">{sign}</span> {item}
              </li>
            ))}
          </ul>
        </section>
      ),
  )
}

const SIGN_CLASSES = { '+': 'is-added', '−': 'is-removed', '±': 'is-changed' } as const
