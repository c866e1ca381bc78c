import * as v from 'valibot'

import { pieces, returnKind } from './contract/returns.ts'

/** Pieces of an order that are to come back, as they are stored until the call for them is answered. */
export const returnIntent = v.object({ orderId: v.number(), kind: returnKind, lines: pieces })
