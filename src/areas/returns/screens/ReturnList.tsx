import { useTranslation } from 'react-i18next'

import type { OrderReturn, ReturnLine } from '#areas/returns/contract/returns.ts'
import { TextLink } from '#components/action/TextLink.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { useFormatMoment } from '#hooks/format-time.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'

/** The name of a line with its brand and contents. */
export const lineName = ({ name, brand, net_contents }: Pick<ReturnLine, 'name' | 'brand' | 'net_contents'>): string =>
  [name, brand, net_contents].filter((part) => part !== '').join(' · ')

/** Says how far a return is, and its money. */
export function useReturnStatus(): (one: Pick<OrderReturn, 'kind' | 'state' | 'refund'>) => string {
  const { t } = useTranslation('returns')
  const formatPrice = useFormatPrice()
  return ({ kind, state, refund }) => {
    if (state !== 'closed') return t(kind === 'cancel' ? 'state.cancelled' : `state.${state}`)
    if (refund === null) return t('state.closed')
    return t(`refund.${refund.way === 'due' ? 'due' : refund.state}`, { price: formatPrice(refund.amount) })
  }
}

interface ReturnListProps {
  readonly returns: readonly OrderReturn[]
  /** The path of a return's page, without the language; none where this person has no such page. */
  readonly pathOf?: ((returnId: number) => string) | undefined
}

/** The returns of an order, each with its pieces and how far it is. */
export function ReturnList({ returns, pathOf }: ReturnListProps) {
  const { t } = useTranslation('returns')
  const href = useHref()
  const formatMoment = useFormatMoment()
  const formatNumber = useFormatNumber()
  const statusOf = useReturnStatus()
  return returns.map((one) => (
    <div key={one.return_id}>
      <DetailList
        details={[
          { name: t('list.asked'), value: formatMoment(one.asked_at) },
          { name: t('list.state'), value: statusOf(one) },
          {
            name: t('list.items'),
            value: (
              <>
                {one.lines.map((line) => (
                  <p key={line.product_variant_id}>
                    {t('list.line', { number: formatNumber(line.accepted ?? line.quantity), name: lineName(line) })}
                  </p>
                ))}
              </>
            ),
          },
          ...(one.note === '' ? [] : [{ name: t('list.note'), value: one.note }]),
        ]}
      />
      {pathOf && <TextLink href={href(pathOf(one.return_id))}>{t('list.open')}</TextLink>}
    </div>
  ))
}
