import type { AccountTables } from '#areas/account/server/tables.ts'
import type { CatalogueTables } from '#areas/catalogue/server/tables.ts'
import type { IntakeTables } from '#areas/intake/server/tables.ts'
import type { ProductsTables } from '#areas/products/server/tables.ts'
import type { CartTables } from '#areas/cart/server/tables.ts'
import type { ClientsTables } from '#areas/clients/server/tables.ts'
import type { FoldersTables } from '#areas/folders/server/tables.ts'
import type { ProtocolsTables } from '#areas/protocols/server/tables.ts'
import type { PracticeTables } from '#areas/practice/server/tables.ts'
import type { OrdersTables } from '#areas/orders/server/tables.ts'
import type { ReturnsTables } from '#areas/returns/server/tables.ts'
import type { CommissionTables } from '#areas/commission/server/tables.ts'
import type { ImportTables } from '#areas/import/server/tables.ts'
import type { PapersTables } from '#areas/papers/server/tables.ts'

import type { SharedTables } from './shared-tables.ts'

/** The tables after the newest migration. The migrations document their meaning. */
export interface Schema
  extends
    AccountTables,
    CatalogueTables,
    IntakeTables,
    ProductsTables,
    CartTables,
    ClientsTables,
    FoldersTables,
    ProtocolsTables,
    PracticeTables,
    OrdersTables,
    ReturnsTables,
    CommissionTables,
    ImportTables,
    PapersTables,
    SharedTables {}
