import { useTranslation } from 'react-i18next'

import type { DayPlanItem } from '#areas/protocols/components/plan/DayPlan.tsx'
import { DAY_TIMES } from '#areas/protocols/contract/dosage/dosage.ts'
import type { Intake } from '#areas/protocols/contract/dosage/dosage.ts'
import { planOf } from '#areas/protocols/contract/dosage/plan.ts'
import type { PlannedIntake } from '#areas/protocols/contract/dosage/plan.ts'
import { amountText, dosageText } from '#areas/protocols/contract/dosage/wording.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { dayOf } from '#areas/protocols/hooks/day.ts'
import { useDosageWords } from '#areas/protocols/hooks/dosage.ts'
import { useNow } from '#hooks/now.ts'

export interface ShownPlan {
  /** As YYYY-MM-DD. */
  readonly day: string
  readonly times: readonly {
    readonly time: string
    readonly items: readonly (DayPlanItem & { readonly line: ProtocolProduct })[]
  }[]
  readonly resting: readonly ProtocolProduct[]
  readonly open: readonly ProtocolProduct[]
}

/**
 * Today's plan in the page's words; null until the time is known, and where no product has a dosage (dosage.plan-by-time-of-day).
 *
 * @param start the moment since when it is taken, as on the wire; left out for today
 */
export function usePlan(products: readonly ProtocolProduct[], start?: string): ShownPlan | null {
  const { t } = useTranslation('dosage')
  const words = useDosageWords()
  const now = useNow()
  if (now === null || !products.some(({ dosage }) => dosage)) return null
  const day = dayOf(now)
  const { times, resting, open } = planOf(products, day, start === undefined ? day : dayOf(start))
  const timeOf = (at: Intake['at']) =>
    at === null ? t('times.open') : DAY_TIMES.some((time) => time === at) ? t(`times.${at as 'bed'}`) : at
  const itemOf = ({ line, dosage, amount }: PlannedIntake<ProtocolProduct>) => ({
    key: line.variants[0]?.id ?? line.product_id,
    line,
    name: line.name,
    lang: line.lang,
    amount: amountText(amount, dosage.unit, words),
    detail: [isPlain(dosage) ? (dosage.food ? t(`food.${dosage.food}`) : '') : dosageText(dosage, words), line.notes]
      .filter((text) => text !== '')
      .join(' · '),
  })
  return {
    day,
    times: times.map(({ at, intakes }) => ({ time: timeOf(at), items: intakes.map(itemOf) })),
    resting,
    open,
  }
}

/** The same each day, without end. */
const isPlain = ({ steps, rhythm, from, until }: PlannedIntake<unknown>['dosage']): boolean =>
  steps.length === 1 && steps[0]?.days === null && rhythm === null && from === null && until === null
