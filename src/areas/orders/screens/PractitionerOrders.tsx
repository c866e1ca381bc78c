import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { TabLinks } from '#components/action/TabLinks.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useFullName } from '#hooks/full-name.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import type { ClientOrderSummary } from '#areas/orders/contract/client-orders.ts'
import { ORDER_STATUSES } from '#areas/orders/contract/orders.ts'
import { clientPath } from '#machines/clients/clients.ts'
import type { ClientsOrdersRef } from '#machines/orders/clients-orders.machine.ts'
import { ordersOfKey, ordersQuery } from '#machines/orders/orders-place.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { CERTIFICATE } from '#areas/account/screens/own-area/Rest.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { OwnOrders } from './ClientOrders.tsx'
import { OrderSearch } from './OrderSearch.tsx'
import { OrdersList } from './OrdersList.tsx'

const PATH = PAGES.practitionerOrders.path
const OWN_PATH = PAGES.practitionerOwnOrders.path

const CLIENTS = { column: 'client', of: ({ client }: ClientOrderSummary) => <ClientLink client={client} /> } as const

/** The way to the page of the client who ordered. */
export function ClientLink({ client }: Pick<ClientOrderSummary, 'client'>) {
  const fullName = useFullName()
  const href = useHref()
  return <TextLink href={href(clientPath(client.id))}>{fullName(client)}</TextLink>
}

/** Orders of a practitioner's clients (checkout.clients-orders). Shows a waiting page until its texts have loaded. */
export function PractitionerOrders() {
  const isResting = useIsResting()
  return useHasTexts('orders') ? (
    <Part path={PATH}>
      {isResting ? (
        <OrdersRest />
      ) : (
        <WithLateActor name="clientsOrders">{(actor) => <ClientsOrders actor={actor} />}</WithLateActor>
      )}
    </Part>
  ) : (
    <WaitingPage />
  )
}

/** A practitioner's own orders. Shows a waiting page until its texts have loaded. */
export function PractitionerOwnOrders() {
  return useHasTexts('orders') ? (
    <Part path={OWN_PATH}>
      <OwnOrders path={OWN_PATH} />
    </Part>
  ) : (
    <WaitingPage />
  )
}

function Part({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { t } = useTranslation('orders')
  const href = useHref()
  return (
    <AreaPage title={t('title')} called={t(path === OWN_PATH ? 'own.title' : 'title')} lead={t('clients.lead')}>
      <TabLinks
        label={t('title')}
        tabs={[
          { href: href(PATH), label: t('clients.title'), current: path === PATH },
          { href: href(OWN_PATH), label: t('own.title'), current: path === OWN_PATH },
        ]}
      />
      {children}
    </AreaPage>
  )
}

/** Shown in place of the orders, with the reason (clients.refused-approval-rests). */
function OrdersRest() {
  const { t } = useTranslation('orders')
  const href = useHref()
  return (
    <AreaCard heading={t('clients.restTitle')} text={t('clients.restText')}>
      <div className="vb-area-below">
        <ButtonLink href={href(CERTIFICATE)}>{t('clients.toCertificate')}</ButtonLink>
      </div>
    </AreaCard>
  )
}

function ClientsOrders({ actor }: { readonly actor: ClientsOrdersRef }) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const key = useSelector(actor, ({ context }) => context.key)
  const { status = null, client = null, keyword = '' } = key === null ? {} : ordersOfKey(key)
  return (
    <>
      <OrderSearch path={PATH} keyword={keyword} />
      <TabLinks
        label={t('column.status')}
        tabs={[null, ...ORDER_STATUSES].map((one) => ({
          href: href(`${PATH}${ordersQuery({ status: one, client, keyword })}`),
          label: t(one === null ? 'all' : `status.${one}`),
          current: one === status,
        }))}
      />
      <OrdersList
        actor={actor}
        path={PATH}
        label={t('clients.title')}
        pathOf={({ order_id }) => `${PATH}/${order_id}`}
        person={CLIENTS}
        empty={{
          heading: t('clients.emptyTitle'),
          text: t('clients.emptyText'),
          actions: (
            <ButtonLink variant="primary" href={href(PAGES.clients.path)}>
              {t('clients.toClients')}
            </ButtonLink>
          ),
        }}
      />
    </>
  )
}
