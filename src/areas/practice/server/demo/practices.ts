import type { Kysely, Transaction } from 'kysely'

import type { CertifiedDetails } from '#areas/account/contract/account.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { Region } from '#contract/constants.ts'
import { languageIdOf } from '#contract/languages.ts'

import { findByEmail } from '#areas/account/server/find.ts'
import { insertAccount } from '#areas/account/server/insert.ts'
import { hashPassword } from '#areas/account/server/passwords.ts'
import type { PracticePart } from '#areas/practice/server/tables.ts'
import type { Schema } from '#server/database/schema.ts'
import type { PictureFolder } from '#server/pictures/photos/uploads.ts'
import { takeName } from '#server/practice-data/names.ts'
import { pictureStore, type StoredPicture } from '#areas/practice/server/pictures.ts'
import { hasPage } from '#server/practice-data/read.ts'
import { fillSlot } from '#areas/practice/server/slots.ts'
import { writeWords } from '#server/practice-data/words.ts'
import { DEMO_PASSWORD } from '#server/demo/accounts.ts'
import { DEMO_PRACTICES, type DemoPractice } from './practice-list.ts'
import type { Scene } from './practice-pictures.ts'

export interface DemoPracticeDeps {
  readonly region: Region
  readonly pictures: PictureFolder
}

/** E-mail of the certified practitioner who has made no page yet, and whose corrected details are being checked. */
export const NEW_PRACTITIONER = 'nopage@verbena.test'

/** Adds the practice pages of the demo that were not made yet, and a practitioner who has none (demo.practice-pages). */
export async function seedPractices(db: Kysely<Schema>, { region, pictures }: DemoPracticeDeps): Promise<void> {
  await seedNewPractitioner(db, region)
  for (const practice of DEMO_PRACTICES) {
    const owner = await findByEmail(db, practice.email)
    if (owner === undefined || (await hasPage(db, owner.userId))) continue
    const scenes = await storeScenes(db, pictures, owner.userId, practice)
    const isMade = await db.transaction().execute((transaction) => seedPage(transaction, owner, practice, scenes))
    if (!isMade) for (const scene of scenes.values()) await scene.discard()
  }
}

type Owner = NonNullable<Awaited<ReturnType<typeof findByEmail>>>
type Scenes = ReadonlyMap<string, StoredPicture>

async function seedNewPractitioner(db: Kysely<Schema>, region: Region): Promise<void> {
  if ((await findByEmail(db, NEW_PRACTITIONER)) !== undefined) return
  const hash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute((transaction) =>
    insertAccount(
      transaction,
      {
        user_type_id: USER_TYPES.CertifiedPractitioner,
        email: NEW_PRACTITIONER,
        password_hash: hash,
        first_name: 'Noor',
        last_name: 'Visser',
        language: 'en',
        region,
        isActive: true,
      },
      {
        health_profession: 2,
        expertise_level: 3,
        organisation_type: 1,
        practice_name: 'Visser Nutrition',
        professional_body: 'Guild of Nutritional Therapists',
        professional_number: 'GNT-31190',
        certificate_status: 'approved',
        certificate_judged_at: '2026-06-15T09:00:00Z',
        checked_since: new Date(),
        approved_details: JSON.stringify({
          first_name: 'Noor',
          last_name: 'de Jong',
          health_profession: 2,
          professional_body: 'Guild of Nutritional Therapists',
          professional_number: 'GNT-31109',
        } satisfies CertifiedDetails),
      },
    ),
  )
}

/** Paints a page's pictures, each for one place: 'logo', 'approach_image', 'style_image', or a package by its place. */
async function storeScenes(
  db: Kysely<Schema>,
  folder: PictureFolder,
  userId: number,
  { pictures, packages = [] }: DemoPractice,
): Promise<Scenes> {
  const scenes: (readonly [string, Scene])[] = [
    ...Object.entries(pictures ?? {}),
    ...packages.map(({ image }, place) => [`${place}`, image] as const),
  ]
  if (scenes.length === 0) return new Map()
  // Loaded only where a picture is made: a shop that only shows pictures needs none of its memory.
  const { uploadFiles } = await import('#server/pictures/photos/make.ts')
  const { paint } = await import('./practice-pictures.ts')
  const store = pictureStore(db, folder)
  const stored = new Map<string, StoredPicture>()
  for (const [place, scene] of scenes) stored.set(place, await store(userId, await uploadFiles(paint(scene))))
  return stored
}

/** False where another process has made the page meanwhile. */
async function seedPage(
  transaction: Transaction<Schema>,
  { userId, language }: Owner,
  { name, type, theme, words, services, packages = [], hours = [], timezone }: DemoPractice,
  scenes: Scenes,
): Promise<boolean> {
  const language_id = languageIdOf(language)
  const shop_name = name !== undefined && (await takeName(transaction, userId, name)) ? name : null
  const made = await transaction
    .insertInto('practice')
    .values({
      user_id: userId,
      shop_name,
      type,
      theme,
      language_id,
      opening_hours: JSON.stringify(hours),
      timezone: timezone ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (made === undefined) return false
  for (const [part, { title = '', text }] of Object.entries(words))
    await writeWords(transaction, userId, part as PracticePart, { title, text, language })
  for (const [place, service] of services.entries())
    await transaction
      .insertInto('practice_service')
      .values({ user_id: userId, place, ...service, language_id })
      .execute()
  for (const slot of ['logo', 'approach_image', 'style_image'] as const)
    if (scenes.has(slot)) await fillSlot(transaction, userId, slot, scenes.get(slot)?.name ?? null)
  for (const [place, { features, image: _, ...fields }] of packages.entries()) {
    const { package_id } = await transaction
      .insertInto('practice_package')
      .values({ user_id: userId, place, ...fields, language_id })
      .returning('package_id')
      .executeTakeFirstOrThrow()
    for (const text of features)
      await transaction.insertInto('package_feature').values({ package_id, text, language_id }).execute()
    await fillSlot(transaction, userId, package_id, scenes.get(`${place}`)?.name ?? null)
  }
  return true
}
