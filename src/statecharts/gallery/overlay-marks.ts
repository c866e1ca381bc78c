import type { DrawnChart, Evidence } from '../gallery-data.ts'
import type { Marks } from '../paint/marks.ts'
import { changedTexts, changesBetween, codeAloneText } from './changes.ts'
import type { Overlay } from './gallery.events.ts'
import { inBrowser } from './summary.ts'

export interface Laid {
  readonly marks: Marks
  /** Explanation of the marks, or of their absence. */
  readonly note: string
}

/** Returns an overlay's marks on a chart. */
export function overlayOf(chart: DrawnChart, overlay: Overlay): Laid {
  return OVERLAYS[overlay](chart)
}

/** Note on a chart that has changed since its coverage was measured. */
export const STALE = 'Stale: the chart has changed since. What is new has no count yet.'

const withStale = (note: string, { stale }: Evidence, ...by: readonly Evidence['stale'][number][]) =>
  by.some((one) => stale.includes(one)) ? `${note} ${STALE}` : note

const sharedIn = ({ shared }: Evidence) => new Set(Object.keys(shared))

const OVERLAYS: Readonly<Record<Overlay, (chart: DrawnChart) => Laid>> = {
  none: () => ({ marks: {}, note: '' }),
  actor: ({ evidence }) => ({
    marks: { counts: evidence.actor, shared: sharedIn(evidence) },
    note: withStale('Taken by running actors in the generated tests.', evidence, 'actor'),
  }),
  browser: (chart) => {
    const { evidence } = chart
    const counts = inBrowser(chart)
    if (!counts) return { marks: {}, note: 'No generated walk takes this chart.' }
    const length = evidence.walksOfLongRun ? ', which only the long run takes' : ''
    const note = withStale(`Taken in a browser by generated walks${length}.`, evidence, 'browser')
    return { marks: { counts, shared: sharedIn(evidence) }, note }
  },
  guards: ({ evidence }) => ({
    marks: { guards: evidence.guards },
    note: withStale('How often each guard held, and how often it refused.', evidence, 'actor'),
  }),
  changes: ({ review, graph }) => {
    if (!review) return { marks: {}, note: 'Not reviewed yet, so there is nothing to compare it with.' }
    const changes = changesBetween(review.graph, graph)
    const { added, removed, changed } = changes
    const codeChange = codeAloneText(review, changes)
    if (codeChange !== null) return { marks: {}, note: codeChange }
    const gone = removed.size > 0 ? ` ${removed.size} removed: they stand under Review.` : ''
    const note = `Since the review ${added.size} are new and ${changed.length} changed.${gone}`
    return { marks: { added, changed: changedTexts(changed, 'after') }, note }
  },
}
