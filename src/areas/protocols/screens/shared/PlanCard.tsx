import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DayPlan, DayPlanRest } from '#areas/protocols/components/plan/DayPlan.tsx'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { usePlan } from '#areas/protocols/hooks/plan.ts'
import { useFormatDate } from '#hooks/format-day.ts'

const named = ({ variants: [variant], product_id, name, lang }: ProtocolProduct) => ({
  key: variant?.id ?? product_id,
  name,
  lang,
})

export interface PlanOf {
  readonly products: readonly ProtocolProduct[]
  /** The moment since when it is taken, as on the wire. */
  readonly start?: string
}

/** What is taken today, by time of day; nothing where no product has a dosage. Needs the texts of `dosage`. */
export function PlanCard({ products, start }: PlanOf) {
  const { t } = useTranslation('dosage')
  const formatDate = useFormatDate()
  const plan = usePlan(products, start)
  if (plan === null) return null
  const { day, times, resting, open } = plan
  return (
    <AreaCard heading={t('plan.heading')} text={formatDate(day)}>
      {times.length > 0 && <DayPlan label={t('plan.heading')} times={times} />}
      {resting.length > 0 && <DayPlanRest label={t('plan.resting')} products={resting.map(named)} />}
      {open.length > 0 && <DayPlanRest label={t('plan.open')} products={open.map(named)} />}
    </AreaCard>
  )
}
