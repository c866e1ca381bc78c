import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { LeftOut } from '#areas/cart/contract/filling.ts'
import type { GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface CartTables {
  cart_line: CartLineTable
  cart_filling: CartFillingTable
  cart_filling_line: CartFillingLineTable
  cart_filled: CartFilledTable
  wishlist_item: WishlistItemTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends CartTables {}
}

interface CartLineTable {
  user_id: number
  variant_id: number
  quantity: number
  added_at: GivenTimestamp
}

interface CartFillingTable {
  filling_id: GeneratedAlways<number>
  client_id: number
  practitioner_id: number | null
  protocol_id: number | null
  protocol_name: string
  message: Generated<string>
  is_mailed: boolean
  call_key: string | null
  filled_at: GivenTimestamp
  answer: ColumnType<'kept' | 'taken' | null, undefined, 'kept' | 'taken'>
  answered_at: NullableTimestamp
}

interface CartFillingLineTable {
  filling_id: number
  variant_id: number
  pieces: number
  quantity: number
  reason: LeftOut | null
}

interface CartFilledTable {
  filling_id: number
  variant_id: number
  user_id: number
  quantity: number
}

interface WishlistItemTable {
  wishlist_item_id: GeneratedAlways<number>
  user_id: number
  variant_id: number
  added_at: GivenTimestamp
}
