import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '../account/AreaPage.tsx'
import { WaitingPage } from '../page/WaitingPage.tsx'
import { WithLateActor } from '../page/WithLateActor.tsx'

import { OrdersList } from './OrdersList.tsx'

/** A client's own orders (checkout.own-orders). It stands back until its words are there. */
export function ClientOrders() {
  return useHasTexts('orders') ? <ClientOrdersPage /> : <WaitingPage />
}

function ClientOrdersPage() {
  const { t } = useTranslation('orders')
  return (
    <AreaPage title={t('own.title')} lead={t('own.lead')}>
      <OwnOrders path={PAGES.clientOrders.path} />
    </AreaPage>
  )
}

/** The own orders, which are listed at such an address without the language. */
export function OwnOrders({ path }: { readonly path: string }) {
  const { t } = useTranslation('orders')
  const href = useHref()
  return (
    <WithLateActor name="ownOrders">
      {(actor) => (
        <OrdersList
          actor={actor}
          path={path}
          label={t('own.title')}
          pathOf={({ order_id }) => `${path}/${order_id}`}
          empty={{
            heading: t('own.emptyTitle'),
            text: t('own.emptyText'),
            actions: (
              <ButtonLink variant="primary" href={href(PAGES.listing.path)}>
                {t('own.toProducts')}
              </ButtonLink>
            ),
          }}
        />
      )}
    </WithLateActor>
  )
}
