import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import type { ClientsOrderRef } from '#machines/orders/clients-order.machine.ts'
import { openOrder } from '#machines/orders/order-page.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaError } from '#areas/account/screens/own-area/AreaError.tsx'
import { CERTIFICATE } from '#areas/account/screens/own-area/Rest.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { OrderPage } from './OrderPage.tsx'
import { OrderView } from './OrderView.tsx'
import { ClientLink } from './PractitionerOrders.tsx'

const PATH = PAGES.practitionerOrders.path

/** The order of a client. Shows a waiting page until its texts have loaded. */
export function PractitionerOrder() {
  const hasTexts = useHasTexts('orders')
  const hasSums = useHasTexts('shopping')
  return hasTexts && hasSums ? (
    <WithLateActor name="clientsOrder">{(actor) => <ClientsOrder actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

function ClientsOrder({ actor }: { readonly actor: ClientsOrderRef }) {
  const { t } = useTranslation('orders')
  const order = useSelector(actor, ({ context }) => openOrder(context))
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches('missing'))
  const href = useHref()
  const isResting = useIsResting()
  if (isMissing && isResting)
    return (
      <AreaError
        title={t('clients.restTitle')}
        text={t('clients.restText')}
        actions={<ButtonLink href={href(CERTIFICATE)}>{t('clients.toCertificate')}</ButtonLink>}
      />
    )
  return (
    <OrderPage order={order} actor={actor} back={PATH}>
      {(shown) => (
        <OrderView
          order={shown}
          person={{
            name: t('column.client'),
            value: <ClientLink client={shown.client} />,
          }}
        />
      )}
    </OrderPage>
  )
}
