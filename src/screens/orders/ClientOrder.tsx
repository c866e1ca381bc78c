import { Waiting } from '#components/feedback/Waiting.tsx'
import { useHasTexts } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { WithChart } from '../page/WithChart.tsx'

import { OwnOrder } from './OwnOrder.tsx'

/** One of a client's own orders. It stands back until its words are there. */
export function ClientOrder() {
  const hasTexts = useHasTexts('orders')
  const hasSums = useHasTexts('shopping')
  return hasTexts && hasSums ? (
    <WithChart name="order">{(actor) => <OwnOrder actor={actor} back={PAGES.clientOrders.path} />}</WithChart>
  ) : (
    <Waiting />
  )
}
