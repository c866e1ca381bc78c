import { expect, it } from 'vitest'

import type { listIngredients } from '#areas/intake/contract/ingredients.ts'
import { openIntake, sumIntake } from '#areas/intake/server/index.ts'
import type { ImportLine } from '#areas/import/server/index.ts'
import type { CallInput } from '#contract/call.ts'
import { languageIdOf } from '#contract/languages.ts'

import { product } from '#tests/areas/catalogue/server/support/lines.ts'
import { editedShop } from '#tests/areas/products/server/support/products.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'

const label = (id: string, ...names: string[]): ImportLine =>
  product(id, { ingredients: names.map((name) => ({ name, amount: 10, unit: 'mg' })) })

const PRODUCTS = [
  label('one', 'Zinc', 'Albion Magnesium', 'Niacinamide'),
  label('two', 'ZINC', 'Magnesium citrate'),
  label('three', 'zinc', 'Albion magnesium', 'Rose petals'),
  label('german', 'Eisen', 'Albion Magnesium'),
]

describeOnEachEngine("names of ingredients in an admin's list", (engine) => {
  async function shopWithLabels() {
    const shop = await editedShop(engine, PRODUCTS)
    await shop.db
      .updateTable('product')
      .set({ language_id: languageIdOf('de') })
      .where('external_id', '=', 'german')
      .execute()
    const intake = openIntake(shop.database)
    const names = async (query: CallInput<typeof listIngredients>['query'] = {}) =>
      (await intake.list(query)).data.map(({ name, language, products }) => [name, language, products])
    const rowOf = async (name: string, language = 'en') =>
      (await intake.list({ limit: 100 })).data.find((row) => row.name === name && row.language === language)
    return { ...shop, intake, names, rowOf }
  }

  it('stand with what they count as, those of most products first (intake.matches-are-shown)', async () => {
    const { intake, names } = await shopWithLabels()
    const [first, second] = await names()
    expect([String(first?.[0]).toLowerCase(), ...(first?.slice(1) ?? [])]).toEqual(['zinc', 'en', 3])
    expect([String(second?.[0]).toLowerCase(), ...(second?.slice(1) ?? [])]).toEqual(['albion magnesium', 'en', 2])
    const { data, total_results } = await intake.list({ keyword: 'niacin' })
    expect(total_results).toBe(1)
    expect(data[0]).toMatchObject({
      name: 'Niacinamide',
      match: { target: 'niacin.nicotinamide', is_compound: false },
      correction: null,
    })
    expect((await intake.list({ keyword: 'citrate' })).data[0]?.match).toEqual({
      target: 'magnesium',
      is_compound: true,
    })
  })

  it('are found by their words, and by whether they have a match (intake.matches-are-shown)', async () => {
    const { names, intake } = await shopWithLabels()
    expect((await names({ state: 'unmatched' })).map(([name]) => String(name).toLowerCase()).toSorted()).toEqual([
      'albion magnesium',
      'albion magnesium',
      'rose petals',
    ])
    expect(await names({ state: 'matched', keyword: 'eisen' })).toEqual([['Eisen', 'de', 1]])
    expect(await names({ keyword: 'nothing so' })).toEqual([])
    const page = await intake.list({ page: 2, limit: 4 })
    expect([page.data.length, page.total_results, page.total_pages]).toEqual([3, 7, 2])
  })

  it('count as an admin says, in one language or in all, until that is taken back (intake.admin-corrects-matches)', async () => {
    const { intake, ada, bob, rowOf } = await shopWithLabels()
    const name = 'ALBION Magnesium'
    const matched = async () => {
      const found = await intake.matchesOf([{ name, language: 'en' }, { name, language: 'de' }, { name }])
      return found.map((match) => (typeof match === 'object' ? match.substance : match))
    }
    expect(await matched()).toEqual([undefined, undefined, undefined])

    expect(await intake.correct(ada, { name, language: null, target: 'magnesium' })).toEqual({ target: 'magnesium' })
    expect(await matched()).toEqual(['magnesium', 'magnesium', 'magnesium'])
    expect(await intake.correct(bob, { name, language: 'de', target: 'none' })).toEqual({ target: 'none' })
    expect(await matched()).toEqual(['magnesium', 'none', 'magnesium'])
    expect((await rowOf('Albion Magnesium', 'de'))?.correction).toMatchObject({
      target: 'none',
      language: 'de',
      corrected_by: { user_id: bob, first_name: 'Bob' },
    })

    // A second correction of the same name and language takes the place of the first.
    await intake.correct(bob, { name, language: null, target: 'zinc' })
    expect(await matched()).toEqual(['zinc', 'none', 'zinc'])
    await intake.correct(ada, { name, language: 'de', target: null })
    expect(await matched()).toEqual(['zinc', 'zinc', 'zinc'])
    expect(await intake.correct(ada, { name, language: null, target: null })).toEqual({ target: null })
    expect(await matched()).toEqual([undefined, undefined, undefined])
  })

  it('stay in the list with their correction once no label has them', async () => {
    const { intake, ada, names } = await shopWithLabels()
    await intake.correct(ada, { name: 'Gone herb', language: 'fr', target: 'none' })
    expect(await names({ state: 'corrected' })).toEqual([['Gone herb', 'fr', 0]])
  })

  it('outlive the account of the admin who corrected them', async () => {
    const { db, intake, ada, rowOf } = await shopWithLabels()
    await intake.correct(ada, { name: 'Rose petals', language: null, target: 'none' })
    await db.deleteFrom('account').where('user_id', '=', ada).execute()
    expect((await rowOf('Rose petals'))?.correction).toMatchObject({ target: 'none', corrected_by: null })
  })

  it('change the sums of daily amounts (intake.admin-corrects-matches)', async () => {
    const { intake, ada } = await shopWithLabels()
    const line = {
      variantId: 1,
      name: 'Albion',
      servingsPerDay: 2,
      language: 'en',
      ingredients: [{ name: 'Albion Magnesium', amount: 100, unit: 'mg' }],
    } as const
    expect(sumIntake([line], 'adult', await intake.matching()).unknown).toMatchObject([{ reason: 'name' }])
    await intake.correct(ada, { name: 'Albion Magnesium', language: 'en', target: 'magnesium' })
    expect(sumIntake([line], 'adult', await intake.matching()).rows).toMatchObject([
      { substance: 'magnesium', total: 200 },
    ])
    await intake.correct(ada, { name: 'Albion Magnesium', language: 'en', target: 'none' })
    expect(sumIntake([line], 'adult', await intake.matching())).toMatchObject({ rows: [], unknown: [] })
  })
})
