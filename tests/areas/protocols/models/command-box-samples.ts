import type { Client } from '#areas/clients/contract/clients.ts'
import type { BuilderKnown, Names } from '#machines/protocols/command-box/command-box.ts'

import { product } from '#tests/models/samples.ts'
import { protocol } from './protocol-samples.ts'

/** Sample data for the command box. */

export const names: Names = {
  'builder:list.new': 'New protocol',
  'builder:finish': 'Finish',
  'builder:share': 'Share',
  'common:menu.folders': 'Saved folders',
  'common:cartEntry.label': 'Cart',
}

export const known: BuilderKnown = { language: 'en', protocol: 'Calm', actions: ['create', 'share', 'finish'] }
export const withoutProtocol: BuilderKnown = { language: 'de', protocol: null, actions: ['create', 'share'] }

export const zincProtocol = protocol(4, 'Zinc in winter')

export const client: Client = {
  id: 9,
  first_name: 'Zinca',
  last_name: 'Ünal',
  email: 'zinca@mail.example',
  discount_rate: 10,
  status: 'active',
  shared_protocols: 0,
  unopened_protocols: 0,
  last_opened_at: null,
  last_ordered_at: null,
}

const [variant] = product(3).variants
/** A product that can be added, and one that has no price for this user. */
export const products = [
  { ...product(2), name: 'Zinc 25 mg' },
  { ...product(3), variants: variant ? [{ ...variant, price: null }] : [] },
]
