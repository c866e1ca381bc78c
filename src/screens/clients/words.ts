import { useTranslation } from 'react-i18next'

import type { Client } from '#contract/clients.ts'
import { DISCOUNT_CHOICES } from '#contract/constants.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFormatNumber, useFormatPercent } from '#hooks/format.ts'

/** A discount as it is told and offered. */
export function useDiscountText(): (rate: number) => string {
  const { t } = useTranslation('clients')
  const percent = useFormatPercent()
  return (rate) => (rate === 0 ? t('discount.none') : percent(rate))
}

/** The discounts that can be given (share.discount-choices). */
export function useDiscountOptions() {
  const discountText = useDiscountText()
  return DISCOUNT_CHOICES.map((value) => ({ value, label: discountText(value) }))
}

/** How many protocols a client holds, and how many of them they have not opened. */
export function useHeldText(): (client: Client) => string {
  const { t } = useTranslation('clients')
  const formatNumber = useFormatNumber()
  return ({ shared_protocols: held, unopened_protocols: unopened }) => {
    if (held === 0) return t('held.none')
    const count = formatNumber(held)
    return unopened === 0 ? count : t('held.unopened', { number: count, unopened: formatNumber(unopened) })
  }
}

/** What a client did last. */
export function useLastText(): (client: Client) => string {
  const { t } = useTranslation('clients')
  const formatDay = useFormatDay()
  return ({ last_opened_at: opened, last_ordered_at: ordered }) => {
    if (ordered !== null && (opened === null || ordered >= opened))
      return t('last.ordered', { date: formatDay(ordered) })
    return opened === null ? t('last.nothing') : t('last.opened', { date: formatDay(opened) })
  }
}
