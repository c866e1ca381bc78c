import type { Kysely } from 'kysely'

import { up as catalogue } from './0001-catalogue.ts'
import { up as translatedLabels } from './0002-translated-labels.ts'
import { up as mail } from './0003-mail.ts'
import { up as images } from './0004-images.ts'
import { up as accounts } from './0005-accounts.ts'
import { up as shopping } from './0006-shopping.ts'
import { up as protocols } from './0007-protocols.ts'
import { up as shareMails } from './0008-share-mails.ts'
import { up as practicePages } from './0009-practice-pages.ts'
import { up as deletedEntries } from './0010-deleted-entries.ts'
import { up as orders } from './0011-orders.ts'
import { up as latestOrders } from './0012-latest-orders.ts'
import { up as payments } from './0013-payments.ts'
import { up as commission } from './0014-commission.ts'
import { up as otherShops } from './0015-other-shops.ts'
import { up as catalogueImport } from './0016-catalogue-import.ts'
import { up as importedClients } from './0017-imported-clients.ts'
import { up as moneyBack } from './0018-money-back.ts'
import { up as consent } from './0019-consent.ts'
import { up as certificateCheck } from './0020-certificate-check.ts'
import { up as pictureGrounds } from './0021-picture-grounds.ts'
import { up as ordersOfTheirDay } from './0022-orders-of-their-day.ts'
import { up as unpublishedCatalogue } from './0023-unpublished-catalogue.ts'
import { up as editedProducts } from './0024-edited-products.ts'
import { up as importWayBack } from './0025-import-way-back.ts'
import { up as importAnswers } from './0026-import-answers.ts'
import { up as priceHistory } from './0027-price-history.ts'
import { up as orderHistory } from './0028-order-history.ts'
import { up as mails } from './0029-mails.ts'
import { up as papers } from './0030-papers.ts'
import { up as orderArrival } from './0031-order-arrival.ts'
import { up as tax } from './0032-tax.ts'
import { up as returns } from './0033-returns.ts'
import { up as commissionEnds } from './0034-commission-ends.ts'
import { up as filledCarts } from './0035-filled-carts.ts'
import { up as dosages } from './0036-dosages.ts'
import { up as ingredientCorrections } from './0037-ingredient-corrections.ts'
import { up as supply } from './0038-supply.ts'
import { up as dayPlans } from './0039-day-plans.ts'
import { up as lifeStage } from './0040-life-stage.ts'
import { up as intakeSight } from './0041-intake-sight.ts'

/** A step from one form of the schema to the next. `up` runs in a transaction. */
export interface NamedMigration {
  /** `NNNN-idea`, also the order. A released migration is never changed, only followed by another. */
  readonly name: string
  readonly up: (db: Kysely<unknown>) => Promise<void>
}

/** Every migration, in order. */
export const migrations: readonly NamedMigration[] = [
  { name: '0001-catalogue', up: catalogue },
  { name: '0002-translated-labels', up: translatedLabels },
  { name: '0003-mail', up: mail },
  { name: '0004-images', up: images },
  { name: '0005-accounts', up: accounts },
  { name: '0006-shopping', up: shopping },
  { name: '0007-protocols', up: protocols },
  { name: '0008-share-mails', up: shareMails },
  { name: '0009-practice-pages', up: practicePages },
  { name: '0010-deleted-entries', up: deletedEntries },
  { name: '0011-orders', up: orders },
  { name: '0012-latest-orders', up: latestOrders },
  { name: '0013-payments', up: payments },
  { name: '0014-commission', up: commission },
  { name: '0015-other-shops', up: otherShops },
  { name: '0016-catalogue-import', up: catalogueImport },
  { name: '0017-imported-clients', up: importedClients },
  { name: '0018-money-back', up: moneyBack },
  { name: '0019-consent', up: consent },
  { name: '0020-certificate-check', up: certificateCheck },
  { name: '0021-picture-grounds', up: pictureGrounds },
  { name: '0022-orders-of-their-day', up: ordersOfTheirDay },
  { name: '0023-unpublished-catalogue', up: unpublishedCatalogue },
  { name: '0024-edited-products', up: editedProducts },
  { name: '0025-import-way-back', up: importWayBack },
  { name: '0026-import-answers', up: importAnswers },
  { name: '0027-price-history', up: priceHistory },
  { name: '0028-order-history', up: orderHistory },
  { name: '0029-mails', up: mails },
  { name: '0030-papers', up: papers },
  { name: '0031-order-arrival', up: orderArrival },
  { name: '0032-tax', up: tax },
  { name: '0033-returns', up: returns },
  { name: '0034-commission-ends', up: commissionEnds },
  { name: '0035-filled-carts', up: filledCarts },
  { name: '0036-dosages', up: dosages },
  { name: '0037-ingredient-corrections', up: ingredientCorrections },
  { name: '0038-supply', up: supply },
  { name: '0039-day-plans', up: dayPlans },
  { name: '0040-life-stage', up: lifeStage },
  { name: '0041-intake-sight', up: intakeSight },
]
