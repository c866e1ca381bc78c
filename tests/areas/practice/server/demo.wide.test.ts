import { rm } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { seedAccounts } from '#server/demo/accounts.ts'
import { NEW_PRACTITIONER, seedPractices } from '#areas/practice/server/demo/practices.ts'
import { openPictureFolder } from '#server/pictures/photos/uploads.ts'
import { readPractice } from '#areas/practice/server/public.ts'
import { readStore } from '#server/practice-data/read.ts'

import { practiceShop } from '#tests/areas/practice/server/support/page.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'

describeOnEachEngine('practice pages of the demo', (engine) => {
  it('are one complete, one half made and one not made (demo.practice-pages, demo.certified-has-a-full-practice)', async () => {
    const { db, shop, files } = await practiceShop(engine)
    const deps = { region: 'eu', pictures: openPictureFolder(shop.uploadsDir) } as const
    await seedAccounts(db, 'eu')
    await seedPractices(db, deps)
    const storeOf = async (email: string) => {
      const { user_id } = await db
        .selectFrom('account')
        .select('user_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return readStore(db, user_id)
    }
    const complete = await readPractice(db, 'linden-practice', undefined)
    expect(complete).toMatchObject({ public: true, practitioner: { practice_name: 'Linden Practice' } })
    expect([complete?.services.length, complete?.packages.length]).toEqual([5, 3])
    const pictures = [complete?.logo, complete?.approach.image, complete?.approach.style_image]
    for (const each of [...pictures, ...(complete?.packages ?? []).map(({ image }) => image)]) {
      expect((await shop.app.request(each?.image_url ?? '/')).headers.get('Content-Type')).toBe('image/webp')
    }
    expect(await storeOf('practitioner@verbena.test')).toMatchObject({
      public: false,
      shop_name: null,
      header: { title: 'Reyes Naturopathy' },
      services: [{}],
      packages: [],
    })
    expect(await storeOf(NEW_PRACTITIONER)).toBeUndefined()

    const before = await files()
    await rm(before[0] ?? '')
    await seedPractices(db, deps)
    expect(await files()).toEqual(before.slice(1))
  })
})
