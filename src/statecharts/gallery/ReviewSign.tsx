import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import History from 'lucide-react/icons/history'

import type { DrawnChart } from '../gallery-data.ts'
import { reviewMark } from './summary.ts'

const SIGNS = {
  reviewed: { Sign: Check, text: 'Reviewed' },
  stale: { Sign: History, text: 'Changed since its review' },
  never: { Sign: Circle, text: 'Not reviewed' },
} as const

/** Shows if the chart's current version has been reviewed. */
export function ReviewSign({ chart, isLong = false }: { readonly chart: DrawnChart; readonly isLong?: boolean }) {
  const mark = reviewMark(chart)
  const { Sign, text } = SIGNS[mark]
  return (
    <span className={`sc-review is-${mark}`} title={text}>
      <Sign size={14} />
      <span className={isLong ? undefined : 'sc-hidden'}>{text}</span>
    </span>
  )
}
