import type { GeneratedAlways } from 'kysely'

import type { GivenTimestamp } from '#server/database/columns.ts'

export interface CartTables {
  cart_line: CartLineTable
  wishlist_item: WishlistItemTable
}

interface CartLineTable {
  user_id: number
  variant_id: number
  quantity: number
  added_at: GivenTimestamp
}

interface WishlistItemTable {
  wishlist_item_id: GeneratedAlways<number>
  user_id: number
  variant_id: number
  added_at: GivenTimestamp
}
