import { describe, expect, it } from 'vitest'

import { DESCRIPTION_MAX, NAME_MAX, NOTE_MAX } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'
import { seedAccounts } from '#server/demo/accounts.ts'
import { demoProducts } from '#server/demo/products.ts'
import { CERTIFIED_PROTOCOLS, WAITING_PROTOCOLS } from '#server/demo/protocol-list.ts'
import { seedDemo } from '#server/demo/seed.ts'

import { accountShop } from '#tests/areas/account/server/support/shop.ts'
import { describeOnEachEngine } from '../support/database.ts'

const ALL = [...CERTIFIED_PROTOCOLS, ...WAITING_PROTOCOLS]
const bySku = new Map(
  demoProducts().flatMap((product) => product.variants.map((variant) => [variant.sku, { product, variant }] as const)),
)

describe('the protocols of the demo', () => {
  it('hold products of the demo, each product once, with a note how to take it', () => {
    for (const { name, description, lines } of ALL) {
      expect([name.length, description.length].map((length) => length > 0)).toEqual([true, true])
      expect(name.length).toBeLessThanOrEqual(NAME_MAX)
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX)
      const products = lines.map(([sku]) => bySku.get(sku)?.product.external_id)
      expect(products, name).not.toContain(undefined)
      expect(new Set(products).size, name).toBe(lines.length)
      for (const [sku, quantity, note] of lines) {
        expect([sku, quantity >= 1 && quantity <= 3, note.length > 0 && note.length <= NOTE_MAX]).toEqual([
          sku,
          true,
          true,
        ])
        expect((bySku.get(sku)?.variant.stock ?? 0) >= quantity, sku).toBe(true)
      }
    }
  })

  it('are short but for one of forty lines, and of those not approved none is for certified practitioners', () => {
    expect(CERTIFIED_PROTOCOLS.map(({ lines }) => lines.length).toSorted((a, b) => a - b)).toEqual([
      4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 40,
    ])
    const restricted = (protocols: typeof ALL) =>
      protocols.filter(({ lines }) => lines.some(([sku]) => bySku.get(sku)?.product.practitioner_only))
    expect(restricted([...CERTIFIED_PROTOCOLS]).map(({ name }) => name)).toEqual(['More fibre', 'Practice shelf'])
    expect(restricted([...WAITING_PROTOCOLS])).toEqual([])
  })

  it('for a time with a child hold what is meant for it', () => {
    for (const { lines } of ALL.filter(({ name }) => name === 'Expecting' || name === 'The first three months'))
      for (const [sku] of lines) expect(bySku.get(sku)?.product.suitable_for, sku).toContain('Pregnancy')
  })
})

it('a dosage of its own in a line of the demo is understood', () => {
  const taken = ALL.flatMap(({ lines }) => lines.flatMap(([, , , dosage]) => dosage ?? []))
  expect(taken.length).toBeGreaterThan(20)
  expect(taken.filter((dosage) => parseDosage(dosage, DEFAULT_LANGUAGE) === null)).toEqual([])
})

describeOnEachEngine('the protocols of the demo, in a new shop,', (engine) => {
  it('belong to the two practitioners, and one is in a saved folder (demo.practitioner-waits-for-approval)', async () => {
    const shop = await accountShop(engine)
    await seedDemo(shop.database)
    await seedAccounts(shop.db, 'eu')
    const stored = await shop.db
      .selectFrom('protocol')
      .innerJoin('account', 'account.user_id', 'protocol.user_id')
      .innerJoin('protocol_line', 'protocol_line.protocol_id', 'protocol.protocol_id')
      .innerJoin('variant', 'variant.id', 'variant_id')
      .select(['email', 'user_type_id', 'name', 'description', 'sku', 'protocol_line.quantity', 'notes', 'dosage'])
      .orderBy('email')
      .orderBy('protocol.updated_at', 'desc')
      .orderBy('place', 'desc')
      .execute()
    const rowsOf = (email: string, user_type_id: number, protocols: typeof ALL) =>
      protocols.flatMap(({ name, description, lines }) =>
        lines.map(([sku, quantity, note, taken = note]) => {
          const dosage = parseDosage(taken, DEFAULT_LANGUAGE)
          const notes = dosage && taken === note ? '' : note
          return { email, user_type_id, name, description, sku, quantity, notes, dosage }
        }),
      )
    expect(stored).toEqual([
      ...rowsOf('certified@verbena.test', 2, [...CERTIFIED_PROTOCOLS]),
      ...rowsOf('practitioner@verbena.test', 3, [...WAITING_PROTOCOLS]),
    ])
    const kept = await shop.db
      .selectFrom('folder_item')
      .innerJoin('folder', 'folder.folder_id', 'folder_item.folder_id')
      .innerJoin('protocol', 'protocol.protocol_id', 'folder_item.protocol_id')
      .select(['folder.name as folder', 'protocol.name as protocol'])
      .execute()
    expect(kept).toEqual([{ folder: 'Evenings', protocol: 'Evening routine' }])
  })
})
