import type { Kysely } from 'kysely'

import type { Schema } from '../database/schema.ts'
import { readPictures } from './read.ts'
import { languageCodeOf } from '../database/languages.ts'

/** Services and packages that were deleted and are still stored, in the order in which they were deleted. */
export async function readDeleted(db: Kysely<Schema>, userId: number) {
  const services = await db
    .selectFrom('practice_service')
    .select(['service_id', 'name', 'description', 'icon', 'language_id', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .orderBy('service_id')
    .execute()
  const packages = await db
    .selectFrom('practice_package')
    .select(['package_id', 'name', 'description', 'image', 'language_id', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .orderBy('package_id')
    .execute()
  const features = await db
    .selectFrom('package_feature')
    .innerJoin('practice_package', 'practice_package.package_id', 'package_feature.package_id')
    .select(['package_feature.package_id', 'package_feature.text', 'package_feature.language_id'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('feature_id')
    .execute()
  const pictures = await readPictures(db, userId)
  return {
    services: services.map(({ service_id, language_id, ...words }) => ({
      id: service_id,
      ...words,
      language: languageCodeOf(language_id),
    })),
    packages: packages.map(({ package_id, language_id, image, ...words }) => ({
      id: package_id,
      ...words,
      image: image === null ? null : (pictures.get(image) ?? null),
      features: features
        .filter((feature) => feature.package_id === package_id)
        .map(({ text, language_id: language }) => ({ text, language: languageCodeOf(language) })),
      language: languageCodeOf(language_id),
    })),
  }
}
