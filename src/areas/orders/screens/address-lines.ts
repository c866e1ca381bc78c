import { addressLines } from '#areas/orders/contract/address-lines.ts'
import type { Address } from '#areas/orders/contract/orders.ts'
import { useCountries } from '#hooks/countries.ts'
import { useLanguage } from '#hooks/language.ts'

/** An address as it stands on a parcel or an invoice, with the telephone below. */
export function useAddressLines(address: Address): readonly string[] {
  const language = useLanguage()
  const country = useCountries().find(({ code }) => code === address.country)?.name ?? address.country
  return [...addressLines(address, country, language), address.phone ?? ''].filter((line) => line !== '')
}
