import { useTranslation } from 'react-i18next'

import type { DayPlanItem } from '#areas/protocols/components/plan/DayPlan.tsx'
import type { Caution } from '#areas/protocols/components/plan/Cautions.tsx'
import { addDays } from '#areas/protocols/contract/dosage/amounts.ts'
import { planOf } from '#areas/protocols/contract/dosage/plan.ts'
import type { PlannedIntake } from '#areas/protocols/contract/dosage/plan.ts'
import { amountText, dosageText } from '#areas/protocols/contract/dosage/wording.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { dayOf } from '#areas/protocols/hooks/day.ts'
import { useTimeText } from '#areas/protocols/hooks/time-text.ts'
import { useDosageWords } from '#areas/protocols/hooks/dosage.ts'
import { useNow } from '#hooks/now.ts'

export interface ShownPlan {
  /** As YYYY-MM-DD. */
  readonly day: string
  readonly times: readonly {
    readonly time: string
    readonly items: readonly (DayPlanItem & { readonly line: ProtocolProduct })[]
  }[]
  /** Of the products in `times`, each text once. */
  readonly cautions: readonly Caution[]
  readonly resting: readonly ProtocolProduct[]
  readonly open: readonly ProtocolProduct[]
}

/** Writes what a plan holds in the page's words. */
export function usePlanWords() {
  const { t } = useTranslation('dosage')
  const timeOf = useTimeText()
  const words = useDosageWords()
  return {
    timeOf,
    itemOf: ({ line, dosage, amount }: PlannedIntake<ProtocolProduct>): DayPlanItem => ({
      key: keyOf(line),
      name: line.name,
      lang: line.lang,
      amount: amountText(amount, dosage.unit, words),
      detail: [isPlain(dosage) ? (dosage.food ? t(`food.${dosage.food}`) : '') : dosageText(dosage, words), line.notes]
        .filter((text) => text !== '')
        .join(' · '),
    }),
  }
}

/**
 * A day's plan in the page's words; null until the time is known, and where no product has a dosage (dosage.plan-by-time-of-day).
 *
 * @param start the moment since when it is taken, as on the wire; left out for today
 * @param shift days from today to that day
 */
export function usePlan(
  products: readonly ProtocolProduct[],
  { start, shift }: { readonly start?: string | undefined; readonly shift: number },
): ShownPlan | null {
  const { t } = useTranslation('dosage')
  const { timeOf, itemOf } = usePlanWords()
  const now = useNow()
  if (now === null || !products.some(({ dosage }) => dosage)) return null
  const day = addDays(dayOf(now), shift)
  const { times, resting, open } = planOf(products, day, dayOf(start ?? now))
  return {
    day,
    times: times.map(({ at, intakes }) => ({
      time: timeOf(at),
      items: intakes.map((intake) => ({ ...itemOf(intake), line: intake.line })),
    })),
    cautions: cautionsOf(
      [...new Set(times.flatMap(({ intakes }) => intakes.map(({ line }) => line)))],
      t('plan.allergens'),
    ),
    resting,
    open,
  }
}

const keyOf = ({ variants: [variant], product_id }: ProtocolProduct) => variant?.id ?? product_id

function cautionsOf(lines: readonly ProtocolProduct[], allergensLabel: string): readonly Caution[] {
  const byText = new Map<string, Caution>()
  for (const line of lines) {
    if (!line.cautions) continue
    const { warnings, allergens, lang } = line.cautions
    const text = [warnings, allergens && `${allergensLabel} ${allergens}`]
      .filter((one) => one !== null && one !== '')
      .join('\n')
    const before = byText.get(text) ?? { key: keyOf(line), products: [], text, lang }
    byText.set(text, { ...before, products: [...before.products, { name: line.name, lang: line.lang }] })
  }
  return [...byText.values()]
}

/** The same each day, without end. */
const isPlain = ({ steps, rhythm, from, until }: PlannedIntake<unknown>['dosage']): boolean =>
  steps.length === 1 && steps[0]?.days === null && rhythm === null && from === null && until === null
