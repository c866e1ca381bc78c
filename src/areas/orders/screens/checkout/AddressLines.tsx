import { AddressBlock } from '#areas/orders/components/AddressBlock.tsx'
import { addressLines } from '#areas/orders/contract/address-lines.ts'
import type { Address } from '#areas/orders/contract/orders.ts'
import { useCountries } from '#hooks/countries.ts'
import { useLanguage } from '#hooks/language.ts'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  const language = useLanguage()
  const country = useCountries().find(({ code }) => code === address.country)?.name ?? address.country
  const lines = [...addressLines(address, country, language), address.phone ?? ''].filter((line) => line !== '')
  return <AddressBlock lines={lines} />
}
