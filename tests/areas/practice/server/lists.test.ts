import { expect, it } from 'vitest'

import { PACKAGE_FEATURES_MAX, STORE_PACKAGES_MAX, STORE_SERVICES_MAX } from '#contract/constants.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { fieldsOf, messages, practiceShop } from './support/page.ts'

const service = (name: string) => ({ name, description: '', icon: 'leaf' })
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

describeOnEachEngine('services of a practice page', (engine) => {
  it('are added at the end, changed, deleted and counted from 1 (practice.services-are-kept)', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const first = await me.ask('POST', '/services', { name: ' Talk ', description: 'An hour', icon: 'leaf' })
    expect(first.body).toEqual({
      id: expect.any(Number),
      name: 'Talk',
      description: 'An hour',
      icon: 'leaf',
      order: 1,
      language: 'en',
    })
    const second = await me.ask('POST', '/services', service('Plan'), { language: 'de' })
    expect(second.body).toMatchObject({ order: 2, language: 'de' })
    const changed = { name: 'Long talk', description: '', icon: 'brain' }
    const path = `/services/${first.body.id}`
    expect((await me.ask('PUT', path, changed, { language: 'fr' })).body).toMatchObject({ ...changed, language: 'fr' })
    expect((await me.ask('GET', '/services')).body).toEqual((await me.store()).services)
    expect(await me.ask('DELETE', path)).toMatchObject({
      status: 200,
      body: { message: messages('en', 'serviceDeleted') },
    })
    expect((await me.store()).services).toMatchObject([{ name: 'Plan', order: 1 }])
    for (const [method, body] of [
      ['PUT', changed],
      ['DELETE', undefined],
    ] as const)
      expect(await me.ask(method, path, body)).toMatchObject({
        status: 404,
        body: { message: messages('en', 'serviceGone') },
      })
  })

  it('move to a position counted from 1 that the list has (practice.reorder-counts-from-one)', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    for (const name of ['a', 'b', 'c', 'd']) await me.ask('POST', '/services', service(name))
    const move = async (name: string, order: unknown) => {
      const { id } = (await me.store()).services.find((each: { name: string }) => each.name === name)
      return me.ask('PUT', `/services/${id}/reorder`, { order })
    }
    expect(namesOf((await move('d', 1)).body)).toEqual(['d', 'a', 'b', 'c'])
    expect((await move('d', 3)).body.map(({ order }: { order: number }) => order)).toEqual([1, 2, 3, 4])
    expect(namesOf((await move('a', 4)).body)).toEqual(['b', 'd', 'c', 'a'])
    for (const order of [0, -1, 5, 99, 1.5, '2', null])
      expect(fieldsOf(await move('a', order))).toEqual([400, ['order']])
    expect(namesOf((await me.store()).services)).toEqual(['b', 'd', 'c', 'a'])
  })

  it('are made once for a key, and 30 at most', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const one = await me.ask('POST', '/services', service('a'), { key: 'k' })
    expect((await me.ask('POST', '/services', service('a'), { key: 'k' })).body).toEqual(one.body)
    expect((await me.ask('POST', '/services', service('b'), { key: 'k' })).status).toBe(409)
    for (let count = 1; count < STORE_SERVICES_MAX; count += 1) await me.ask('POST', '/services', service('a'))
    const full = await me.ask('POST', '/services', service('a'))
    expect([...fieldsOf(full), full.body.errors.name]).toEqual([400, ['name'], messages('en', 'servicesFull')])
    expect((await me.store()).services).toHaveLength(STORE_SERVICES_MAX)
  })
})

describeOnEachEngine('packages of a practice page', (engine) => {
  it('are kept with features, in their order; a name is not needed (practice.packages-are-kept)', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const { body: first } = await me.ask('POST', '/packages', {})
    expect(first).toEqual({
      id: expect.any(Number),
      name: '',
      description: '',
      image: null,
      order: 1,
      features: [],
      language: 'en',
    })
    const { body: second } = await me.ask('POST', '/packages', { name: 'Six weeks', description: 'Three talks' })
    const path = `/packages/${second.id}`
    await me.ask('POST', `${path}/features`, { text: 'A plan' }, { language: 'de' })
    const { features } = (await me.ask('POST', `${path}/features`, { text: 'Two talks' })).body
    expect(features).toMatchObject([
      { text: 'A plan', language: 'de' },
      { text: 'Two talks', language: 'en' },
    ])
    const [{ feature_id }, { feature_id: other }] = features
    const changed = await me.ask('PUT', `${path}/features`, { feature_id, text: 'Two plans' }, { language: 'nl' })
    expect(changed.body.features[0]).toEqual({ feature_id, text: 'Two plans', language: 'nl' })
    expect((await me.ask('DELETE', `${path}/features`, { feature_id: other })).body.features).toHaveLength(1)
    expect((await me.ask('PUT', path, { name: '', description: 'x' }, { language: 'it' })).body).toMatchObject({
      name: '',
      language: 'it',
      features: [{ text: 'Two plans' }],
    })
    expect((await me.ask('PUT', `${path}/reorder`, { order: 1 })).body.map(({ id }: { id: number }) => id)).toEqual([
      second.id,
      first.id,
    ])
    for (const order of [0, 3])
      expect(fieldsOf(await me.ask('PUT', `${path}/reorder`, { order }))).toEqual([400, ['order']])
    expect((await me.ask('DELETE', path)).status).toBe(200)
    expect((await me.ask('GET', '/packages')).body).toMatchObject([{ id: first.id, order: 1 }])
  })

  it('have no feature of another package, and none without words', async () => {
    const { withPage, stored } = await practiceShop(engine)
    const [me, other] = [await withPage(), await withPage()]
    const make = async (who: typeof me) => {
      const { id } = (await who.ask('POST', '/packages', {})).body
      const { features } = (await who.ask('POST', `/packages/${id}/features`, { text: 'A plan' })).body
      return { id, feature_id: features[0].feature_id }
    }
    const [a, b, theirs] = [await make(me), await make(me), await make(other)]
    const before = await stored()
    for (const { feature_id } of [b, theirs]) {
      const gone = { status: 404, body: { message: messages('en', 'featureGone') } }
      expect(await me.ask('PUT', `/packages/${a.id}/features`, { feature_id, text: 'x' })).toMatchObject(gone)
      expect(await me.ask('DELETE', `/packages/${a.id}/features`, { feature_id })).toMatchObject(gone)
    }
    for (const text of ['', ' ', 'x'.repeat(121)])
      expect(fieldsOf(await me.ask('POST', `/packages/${a.id}/features`, { text }))).toEqual([400, ['text']])
    expect(fieldsOf(await me.ask('DELETE', `/packages/${a.id}/features`))).toEqual([400, ['feature_id']])
    expect((await me.ask('POST', `/packages/${theirs.id}/features`, { text: 'x' })).status).toBe(404)
    const now = JSON.parse(await stored())
    const [was] = [JSON.parse(before)]
    expect([now[4], now[5]]).toEqual([was[4], was[5]])
  })

  it('are made once for a key, 12 at most, with 20 features at most', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const one = await me.ask('POST', '/packages', { name: 'a' }, { key: 'k' })
    expect((await me.ask('POST', '/packages', { name: 'a' }, { key: 'k' })).body).toEqual(one.body)
    const path = `/packages/${one.body.id}/features`
    for (let count = 0; count < 2; count += 1) {
      const { features } = (await me.ask('POST', path, { text: 'a' }, { key: 'f' })).body
      expect(features).toHaveLength(1)
    }
    for (let count = 1; count < PACKAGE_FEATURES_MAX; count += 1) await me.ask('POST', path, { text: 'a' })
    expect(fieldsOf(await me.ask('POST', path, { text: 'a' }))).toEqual([400, ['text']])
    for (let count = 1; count < STORE_PACKAGES_MAX; count += 1) await me.ask('POST', '/packages', {})
    expect(fieldsOf(await me.ask('POST', '/packages', {}))).toEqual([400, ['name']])
    expect((await me.store()).packages).toHaveLength(STORE_PACKAGES_MAX)
  })
})
