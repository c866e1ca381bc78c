import { AddressBlock } from '#components/checkout/AddressBlock.tsx'
import type { Address } from '#contract/orders.ts'
import { useCountries } from '#hooks/countries.ts'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  const country = useCountries().find(({ code }) => code === address.country)?.name ?? address.country
  const lines = [
    `${address.first_name} ${address.last_name}`,
    address.street,
    address.addition ?? '',
    `${address.postal_code} ${address.city}`,
    country,
    address.phone ?? '',
  ].filter((line) => line !== '')
  return <AddressBlock lines={lines} />
}
