import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Disclosure } from '#components/layout/Disclosure.tsx'
import { Cautions } from '#areas/protocols/components/plan/Cautions.tsx'
import { DayPlan, DayPlanRest } from '#areas/protocols/components/plan/DayPlan.tsx'
import { PlanDays } from '#areas/protocols/components/plan/PlanDays.tsx'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { usePlan } from './plan.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import type { ProtocolPageRef } from '#machines/protocols/protocol-page.machine.ts'
import type { SharedProtocolRef } from '#machines/protocols/shared/shared-protocol.machine.ts'

/** The page of a protocol, its client's or its practitioner's. */
type PlannedRef = SharedProtocolRef | ProtocolPageRef

export const useIsPlanPrinted = (actor: PlannedRef): boolean =>
  useSelector(actor as SharedProtocolRef, (snapshot) => snapshot.matches({ plan: 'added' }))

const SHIFTS = { yesterday: -1, today: 0, tomorrow: 1 } as const
const DAYS = [
  { name: 'yesterday', event: { type: 'day.before' } },
  { name: 'today', event: { type: 'day.now' } },
  { name: 'tomorrow', event: { type: 'day.after' } },
] as const

/** Days from today to the one whose plan is shown. */
export const usePlanShift = (actor: PlannedRef): number =>
  useSelector(actor as SharedProtocolRef, ({ value: { planDay } }) => SHIFTS[planDay])

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

/** A day's plan by time of day; nothing where no product has a dosage. Needs the texts of `dosage`. */
export function PlanCard({ actor, products, start }: PlanOf & { readonly actor: PlannedRef }) {
  const { t } = useTranslation('dosage')
  const formatDate = useFormatDate()
  const shift = usePlanShift(actor)
  const plan = usePlan(products, { start, shift })
  const isPrinted = useIsPlanPrinted(actor)
  if (plan === null) return null
  const { day, times, cautions, resting, open } = plan
  return (
    <AreaCard heading={t('plan.heading')} text={formatDate(day)}>
      <PlanDays
        label={t('plan.days')}
        days={DAYS.map(({ name, event }) => ({
          name: t(`plan.${name}`),
          isShown: SHIFTS[name] === shift,
          onShow: () => actor.send(event),
        }))}
      />
      <CheckboxRow
        label={t('plan.print')}
        checked={isPrinted}
        onChange={(added) => actor.send({ type: added ? 'plan.add' : 'plan.leave' })}
      />
      {times.length > 0 && <DayPlan label={t('plan.heading')} times={times} />}
      {cautions.length > 0 && (
        <Disclosure summary={t('plan.mind')}>
          <Cautions cautions={cautions} />
        </Disclosure>
      )}
      {resting.length > 0 && (
        <DayPlanRest label={t(shift === 0 ? 'plan.resting' : 'plan.restingThen')} products={resting.map(named)} />
      )}
      {open.length > 0 && <DayPlanRest label={t('plan.open')} products={open.map(named)} />}
    </AreaCard>
  )
}
