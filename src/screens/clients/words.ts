import { useTranslation } from 'react-i18next'

import type { Client } from '#contract/clients.ts'
import { DISCOUNT_CHOICES } from '#contract/constants.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'

/** A discount as it is told and offered; null where the client's own practitioner is another. */
export function useDiscountText(): (rate: number | null) => string {
  const { t } = useTranslation('clients')
  const percent = useFormatPercent()
  return (rate) => {
    if (rate === null) return t('discount.ofOther')
    return rate === 0 ? t('discount.none') : percent(rate)
  }
}

/** The discounts that can be given (share.discount-choices). */
export function useDiscountOptions() {
  const discountText = useDiscountText()
  return DISCOUNT_CHOICES.map((value) => ({ value, label: discountText(value) }))
}

/** The client's latest action, in words. */
export function useLastText(): (client: Client) => string {
  const { t } = useTranslation('clients')
  const formatDay = useFormatDay()
  return ({ last_opened_at: opened, last_ordered_at: ordered }) => {
    if (ordered !== null && (opened === null || ordered >= opened))
      return t('last.ordered', { date: formatDay(ordered) })
    return opened === null ? t('last.nothing') : t('last.opened', { date: formatDay(opened) })
  }
}
