/** The secret keys of the charts, a row for each that has some. Only the recorder loads them. */
import { SECRETS as admin } from '../admin/secrets.ts'
import { SECRETS as cart } from '../cart/secrets.ts'
import { SECRETS as catalogue } from '../catalogue/secrets.ts'
import { SECRETS as clients } from '../clients/secrets.ts'
import { SECRETS as commission } from '../commission/secrets.ts'
import { SECRETS as folders } from '../folders/secrets.ts'
import { SECRETS as general } from '../general/secrets.ts'
import { SECRETS as catalogueImport } from '../import/secrets.ts'
import { SECRETS as orders } from '../orders/secrets.ts'
import { SECRETS as practice } from '../practice/secrets.ts'
import { SECRETS as products } from '../products/secrets.ts'
import { SECRETS as protocols } from '../protocols/secrets.ts'
import { SECRETS as returns } from '../returns/secrets.ts'
import type { SecretRows } from '../secret-keys.ts'

import type { Charts } from './actors.ts'

const shared = {
  // Names of files of texts.
  language: { texts: 'open', shownTexts: 'open' },
  // It shows the shop's own words; what they name stands beside them.
  toaster: { text: 'open' },
  // No tab of the shop has these.
  inspector: { name: 'open', text: 'open' },
  sendByHand: { text: 'open', reason: 'open' },
} as const

export const SECRETS = {
  ...admin,
  ...cart,
  ...catalogue,
  ...clients,
  ...commission,
  ...folders,
  ...general,
  ...catalogueImport,
  ...orders,
  ...practice,
  ...products,
  ...protocols,
  ...returns,
  ...shared,
} as const satisfies SecretRows<Charts>
