import type { ReactNode } from 'react'

import { isLargeFirst } from '#areas/orders/contract/address-lines.ts'
import { useLanguage } from '#hooks/language.ts'

interface PlaceFieldsProps {
  readonly street: ReactNode
  readonly town: ReactNode
}

/** The fields of street and town, in the order of the page's language (language.addresses-from-large-to-small). */
export function PlaceFields({ street, town }: PlaceFieldsProps) {
  return isLargeFirst(useLanguage()) ? (
    <>
      {town}
      {street}
    </>
  ) : (
    <>
      {street}
      {town}
    </>
  )
}
