import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { RefundState, RefundWay, ReturnKind } from '#areas/returns/contract/returns.ts'
import type { GivenTimestamp, NullableTimestamp, Cents } from '#server/database/columns.ts'

export interface ReturnsTables {
  order_return: OrderReturnTable
  order_return_line: OrderReturnLineTable
  refund: RefundTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends ReturnsTables {}
}

interface OrderReturnTable {
  return_id: GeneratedAlways<number>
  order_id: number
  kind: ReturnKind
  asked_at: GivenTimestamp
  received_at: NullableTimestamp
  checked_at: NullableTimestamp
  closed_at: NullableTimestamp
  note: Generated<string>
}

interface OrderReturnLineTable {
  return_id: number
  order_id: number
  variant_id: number
  quantity: number
  accepted: ColumnType<number | null, number | null | undefined, number>
  restocked: ColumnType<boolean, boolean | undefined, boolean>
  total: ColumnType<string, string | number, string | number>
  refunded: ColumnType<string, string | number | undefined, string | number>
}

interface RefundTable {
  refund_id: GeneratedAlways<number>
  order_id: number
  return_id: number
  way: RefundWay
  payment_id: number | null
  key: Generated<string>
  goods: Cents
  delivery: Cents
  amount: Cents
  state: ColumnType<RefundState, RefundState | undefined, RefundState>
  created_at: GivenTimestamp
  done_at: NullableTimestamp
  due_at: NullableTimestamp
}
