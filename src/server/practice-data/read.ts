import type { Kysely } from 'kysely'

import { USER_TYPES } from '#contract/call.ts'
import type { Picture, Store, StorePackage, StoreService } from '#areas/practice/contract/store.ts'

import type { Schema } from '../database/schema.ts'
import { pictureOf } from '../pictures/photos/names.ts'
import { languageCodeOf } from '../database/languages.ts'
import { readWords } from './words.ts'

/** A practitioner's page with all that it holds; undefined until it is made. */
export async function readStore(db: Kysely<Schema>, userId: number): Promise<Store | undefined> {
  const page = await db
    .selectFrom('practice')
    .innerJoin('account', 'account.user_id', 'practice.user_id')
    .selectAll('practice')
    .select('user_type_id')
    .where('practice.user_id', '=', userId)
    .executeTakeFirst()
  if (page === undefined) return undefined
  const words = await readWords(db, page)
  const pictures = await readPictures(db, userId)
  const shown = (name: string | null) => (name === null ? null : (pictures.get(name) ?? null))
  const heading = (part: 'header' | 'about' | 'services' | 'approach') => {
    const { title, text, language } = words(part)
    return { title, description: text, language }
  }
  const [message, contact] = [words('message'), words('contact')]
  return {
    shop_name: page.shop_name,
    public: page.shop_name !== null && page.user_type_id === USER_TYPES.CertifiedPractitioner,
    logo: shown(page.logo),
    type: page.type,
    theme: page.theme,
    header: heading('header'),
    about: heading('about'),
    message: { message: message.text, language: message.language },
    services_header: heading('services'),
    services: await readServices(db, userId),
    contact: { description: contact.text, language: contact.language },
    hours: { opening_hours: page.opening_hours, timezone: page.timezone },
    approach: { ...heading('approach'), image: shown(page.approach_image), style_image: shown(page.style_image) },
    packages: await readPackages(db, userId),
  }
}

export async function hasPage(db: Kysely<Schema>, userId: number): Promise<boolean> {
  const found = await db.selectFrom('practice').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return found !== undefined
}

/** In their order. */
export async function readServices(db: Kysely<Schema>, userId: number): Promise<StoreService[]> {
  const rows = await db
    .selectFrom('practice_service')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('place')
    .orderBy('service_id')
    .execute()
  return rows.map(({ service_id, name, description, icon, language_id }, at) => ({
    id: service_id,
    name,
    description,
    icon,
    order: at + 1,
    language: languageCodeOf(language_id),
  }))
}

/** In their order, each with its features. */
export async function readPackages(db: Kysely<Schema>, userId: number): Promise<StorePackage[]> {
  const rows = await db
    .selectFrom('practice_package')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('place')
    .orderBy('package_id')
    .execute()
  const features = await db
    .selectFrom('package_feature')
    .innerJoin('practice_package', 'practice_package.package_id', 'package_feature.package_id')
    .selectAll('package_feature')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('feature_id')
    .execute()
  const pictures = await readPictures(db, userId)
  return rows.map(({ package_id, name, description, image, language_id }, at) => ({
    id: package_id,
    name,
    description,
    image: image === null ? null : (pictures.get(image) ?? null),
    order: at + 1,
    features: features
      .filter((feature) => feature.package_id === package_id)
      .map(({ feature_id, text, language_id: language }) => ({ feature_id, text, language: languageCodeOf(language) })),
    language: languageCodeOf(language_id),
  }))
}

/** Pictures that a page or a package of it has, by their names. */
export async function readPictures(db: Kysely<Schema>, userId: number): Promise<Map<string, Picture>> {
  const rows = await db
    .selectFrom('practice_picture')
    .select(['name', 'width', 'height', 'ground'])
    .where('user_id', '=', userId)
    .where('unused_since', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.name, pictureOf(row)]))
}
