import { addressLines } from '#areas/orders/contract/address-lines.ts'
import type { Address } from '#areas/orders/contract/orders.ts'
import { useCountries } from '#hooks/countries.ts'
import { useLanguage } from '#hooks/language.ts'

/** An address as it stands on a parcel or an invoice, with the telephone below. */
export function useAddressLines(address: Address): readonly string[] {
  const linesOf = useLinesOf()
  return [...linesOf(address), address.phone ?? ''].filter((line) => line !== '')
}

/** An address in one line. */
export function useAddressText(): (address: Address) => string {
  const linesOf = useLinesOf()
  return (address) => linesOf(address).join(', ')
}

function useLinesOf() {
  const language = useLanguage()
  const countries = useCountries()
  return (address: Address) =>
    addressLines(address, countries.find(({ code }) => code === address.country)?.name ?? address.country, language)
}
