import { memo } from 'react'

import type { SearchHit } from '#areas/catalogue/contract/search.ts'

import type { CardWords } from './card-words.ts'
import { ListedCard } from './ListedCard.tsx'

export interface ListedGroupProps {
  readonly products: readonly SearchHit[]
  readonly words: CardWords
  /** Products, from the first on, that are in sight when the page opens. */
  readonly inSight: number
  /** Its pictures wait until it comes near. */
  readonly deferred?: boolean | undefined
  /** Which of them is the first that a person has just asked for; -1 where none is. */
  readonly focused: number
}

/** Some products of a list. A list that grows draws only the groups that are new: those before them stay as they are. */
export const ListedGroup = memo(function ListedGroup({
  products,
  words,
  inSight,
  deferred = false,
  focused,
}: ListedGroupProps) {
  return products.map((product, index) => (
    <ListedCard
      key={product.product_id}
      product={product}
      words={words}
      priority={index < inSight}
      deferred={deferred}
      focusOnMount={index === focused}
    />
  ))
}, isSame)

/** Compares the products: the array is a new one whenever a page was joined to the list. */
function isSame(one: ListedGroupProps, other: ListedGroupProps): boolean {
  return (
    one.words === other.words &&
    one.inSight === other.inSight &&
    one.deferred === other.deferred &&
    one.focused === other.focused &&
    one.products.length === other.products.length &&
    one.products.every((product, index) => product === other.products[index])
  )
}
