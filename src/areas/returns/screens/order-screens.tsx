import type { ReactNode } from 'react'

import { AdminOrder as Any } from '#areas/orders/screens/AdminOrder.tsx'
import { ClientOrder as OfClient, PractitionerOwnOrder as OfPractitioner } from '#areas/orders/screens/ClientOrder.tsx'
import { PlacedOrder as Placed } from '#areas/orders/screens/PlacedOrder.tsx'
import { PartsProvider, useParts } from '#hooks/parts.tsx'

import { OrderReturns } from './OrderReturns.tsx'
import { OrderTakeBack } from './OrderTakeBack.tsx'

function WithReturns({ children }: { readonly children: ReactNode }) {
  return <PartsProvider value={{ ...useParts(), OrderReturns, OrderTakeBack }}>{children}</PartsProvider>
}

/** The pages of single orders, with the returns of each. */
export const ClientOrder = () => (
  <WithReturns>
    <OfClient />
  </WithReturns>
)

export const PractitionerOwnOrder = () => (
  <WithReturns>
    <OfPractitioner />
  </WithReturns>
)

export const PlacedOrder = () => (
  <WithReturns>
    <Placed />
  </WithReturns>
)

export const AdminOrder = () => (
  <WithReturns>
    <Any />
  </WithReturns>
)
