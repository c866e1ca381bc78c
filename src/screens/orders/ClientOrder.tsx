import { Waiting } from '#components/feedback/Waiting.tsx'
import { useHasTexts } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { WithChart } from '../page/WithChart.tsx'

import { OwnOrder } from './OwnOrder.tsx'

/** One of a client's own orders. */
export function ClientOrder() {
  return <OwnOrderPage back={PAGES.clientOrders.path} />
}

/** One of a practitioner's own orders. */
export function PractitionerOwnOrder() {
  return <OwnOrderPage back={PAGES.practitionerOwnOrders.path} />
}

/** It stands back until its words are there. */
function OwnOrderPage({ back }: { readonly back: string }) {
  const hasTexts = useHasTexts('orders')
  const hasSums = useHasTexts('shopping')
  return hasTexts && hasSums ? (
    <WithChart name="order">{(actor) => <OwnOrder actor={actor} back={back} />}</WithChart>
  ) : (
    <Waiting />
  )
}
