import { useTranslation } from 'react-i18next'

import { PlanPaper } from '#areas/protocols/components/plan/PlanPaper.tsx'
import { usePlan } from './plan.ts'
import { useFormatDate } from '#hooks/format-day.ts'

import { LinePicture } from '../builder/LinePicture.tsx'

import type { PlanOf } from './PlanCard.tsx'

interface PlanSheetProps extends PlanOf {
  readonly name: string
  /** Whom to ask, and what else stands at the foot. */
  readonly foot: readonly string[]
}

/** The day's plan on a printed page of its own, to be hung up. */
export function PlanSheet({ name, products, start, foot }: PlanSheetProps) {
  const { t } = useTranslation('dosage')
  const formatDate = useFormatDate()
  const plan = usePlan(products, start)
  if (plan === null || plan.times.length === 0) return null
  return (
    <PlanPaper
      title={t('plan.heading')}
      lead={`${name} · ${formatDate(plan.day)}`}
      times={plan.times.map(({ time, items }) => ({
        time,
        items: items.map(({ line, ...item }) => ({ ...item, picture: <LinePicture line={line} /> })),
      }))}
      foot={foot}
    />
  )
}
