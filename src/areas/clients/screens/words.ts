import { useTranslation } from 'react-i18next'

import type { Client } from '#areas/clients/contract/clients.ts'
import type { Problem } from '#contract/result.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useProblemText } from '#hooks/problem.ts'
import { isClientProfile, useProfile } from '#areas/account/hooks/session.ts'
import { isInvited, isNotApproved } from '#machines/clients/clients.ts'
import { choicesUpTo, earnedAt } from '#machines/clients/rates.ts'
import type { DiscountChoice } from '#machines/clients/rates.ts'

/** A discount as it is told and offered; null where the client's own practitioner is another. */
export function useDiscountText(): (rate: number | null) => string {
  const { t } = useTranslation('clients')
  const percent = useFormatPercent()
  return (rate) => {
    if (rate === null) return t('discount.ofOther')
    return rate === 0 ? t('discount.none') : percent(rate)
  }
}

/** The practitioner's base rate of commission, in whole percents; 0 while it is not known. */
function useBaseRate(): number {
  const profile = useProfile()
  return profile && !isClientProfile(profile) ? profile.commission_rate : 0
}

/** The share that the practitioner earns at a discount, in words. */
export function useEarned(): (rate: number) => string {
  const { t } = useTranslation('clients')
  const percent = useFormatPercent()
  const base = useBaseRate()
  return (rate) => {
    const share = earnedAt(rate, base)
    return share === 0 ? t('discount.earnNothing') : t('discount.earn', { percent: percent(share) })
  }
}

/**
 * The discounts that can be given, each with what the practitioner earns then (commission.rates-are-bounded). `now`: the one
 * that stands, which needn't be one of them.
 */
export function useDiscountOptions<Other extends number = never>(now?: Other) {
  const discountText = useDiscountText()
  const earned = useEarned()
  const base = useBaseRate()
  const choices: readonly (DiscountChoice | Other)[] = choicesUpTo(base)
  const isOther = now !== undefined && !choices.includes(now)
  return (isOther ? [...choices, now] : choices).map((value) => ({
    value,
    label: discountText(value),
    note: earned(value),
  }))
}

/** The reason why a call failed; where it is for approved practitioners alone, that the approval is missing. */
export function useClientsProblem(problem: Problem | null): string {
  const { t } = useTranslation('clients')
  const reason = useProblemText(problem)
  return isNotApproved(problem) ? t('rest.text') : reason
}

/** The client's latest action, in words. */
export function useLastText(): (client: Client) => string {
  const { t } = useTranslation('clients')
  const formatDay = useFormatDay()
  return ({ status, last_opened_at: opened, last_ordered_at: ordered }) => {
    if (isInvited({ status })) return t('last.later')
    if (ordered !== null && (opened === null || ordered >= opened))
      return t('last.ordered', { date: formatDay(ordered) })
    return opened === null ? t('last.nothing') : t('last.opened', { date: formatDay(opened) })
  }
}
