import { AddressBlock } from '#areas/orders/components/AddressBlock.tsx'
import type { Address } from '#areas/orders/contract/orders.ts'

import { useAddressLines } from '../address-lines.ts'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  return <AddressBlock lines={useAddressLines(address)} />
}
