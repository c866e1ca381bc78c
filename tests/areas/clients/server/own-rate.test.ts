import { expect, it } from 'vitest'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { practice } from './support/practice.ts'

const SKUS = ['mg-60']

describeOnEachEngine('the discount of a client', (engine) => {
  it('is one, that of the practitioner who is theirs now, wherever it is told (clients.own-practitioners-rate-counts)', async () => {
    const { practitioner, shop, db, shared, link } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const client = await shop.person()
    for (const who of [mine, hers]) await link(client, who)
    await mine.share(await mine.protocol(SKUS, 'Mine'), { email: client.email, discount: 20 })
    await mine.share(await mine.protocol(SKUS, 'Mine too'), { email: client.email, discount: 15 })
    await hers.share(await hers.protocol(SKUS, 'Hers'), { email: client.email, discount: 5 })

    const told = async (practitionerId: number | null) => {
      await db
        .updateTable('client')
        .set({ practitioner_id: practitionerId })
        .where('user_id', '=', client.userId)
        .execute()
      const profile = (await shop.ask(client, 'GET', '/account/clients/profile')).body
      return {
        cart: (await shop.cart(client)).body.discount_rate,
        profile: profile.discount_rate,
        shared: Object.fromEntries((await shared(client)).map(({ name, discount }) => [name, discount])),
        mine: (await mine.client(client.userId)).discount_rate,
        hers: (await hers.client(client.userId)).discount_rate,
      }
    }
    expect(await told(mine.userId)).toEqual({
      cart: 15,
      profile: 15,
      shared: { Mine: 15, 'Mine too': 15, Hers: 0 },
      mine: 15,
      hers: null,
    })
    expect(await told(hers.userId)).toEqual({
      cart: 5,
      profile: 5,
      shared: { Mine: 0, 'Mine too': 0, Hers: 5 },
      mine: null,
      hers: 5,
    })
    expect(await told(null)).toEqual({
      cart: 0,
      profile: 0,
      shared: { Mine: 0, 'Mine too': 0, Hers: 0 },
      mine: null,
      hers: null,
    })
  })
})
