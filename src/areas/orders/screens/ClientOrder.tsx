import { useTranslation } from 'react-i18next'

import type { BreadcrumbStep } from '#components/layout/Breadcrumb.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { OwnOrder } from './OwnOrder.tsx'

const OWN_ORDERS = PAGES.practitionerOwnOrders.path

/** One of a client's own orders. */
export function ClientOrder() {
  return <OwnOrderPage back={PAGES.clientOrders.path} />
}

/** One of a practitioner's own orders. */
export function PractitionerOwnOrder() {
  const { t } = useTranslation('orders')
  const href = useHref()
  return <OwnOrderPage back={OWN_ORDERS} between={[{ label: t('own.title'), href: href(OWN_ORDERS) }]} />
}

interface OwnOrderPageProps {
  readonly back: string
  readonly between?: readonly BreadcrumbStep[]
}

/** Shows a waiting page until its texts have loaded. */
function OwnOrderPage({ back, between }: OwnOrderPageProps) {
  const hasTexts = useHasTexts('orders')
  const hasSums = useHasTexts('shopping')
  return hasTexts && hasSums ? (
    <WithLateActor name="order">{(actor) => <OwnOrder actor={actor} back={back} between={between} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}
