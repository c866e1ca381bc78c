import { useTranslation } from 'react-i18next'

import { FilterForm } from '#areas/commission/components/FilterForm.tsx'
import { Disclosure } from '#components/layout/Disclosure.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useHref } from '#hooks/language.ts'
import { isNarrowed, ordersQuery } from '#machines/orders/orders-place.ts'
import type { OrdersPlace } from '#machines/orders/orders-place.ts'

/** Narrows the list by days and amounts, which stand in the address (day.orders-are-found). */
export function OrderFilter({ path, place }: { readonly path: string; readonly place: Partial<OrdersPlace> }) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const { status, keyword = '', from, until, min, max } = place
  return (
    <Disclosure summary={t('filter.title')} open={isNarrowed(place)}>
      <FilterForm
        label={t('filter.title')}
        action={href(path)}
        hidden={{ query: keyword, status: status ?? '' }}
        days={[
          { name: 'from', label: t('filter.from'), value: from ?? '' },
          { name: 'until', label: t('filter.until'), value: until ?? '' },
        ]}
        amounts={[
          { name: 'min', label: t('filter.min'), value: min ?? '' },
          { name: 'max', label: t('filter.max'), value: max ?? '' },
        ]}
        choices={[]}
        button={t('filter.show')}
        more={
          isNarrowed(place) && (
            <TextLink href={href(`${path}${ordersQuery({ status: status ?? null, keyword })}`)}>
              {t('filter.all')}
            </TextLink>
          )
        }
      />
    </Disclosure>
  )
}
