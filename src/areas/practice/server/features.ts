import type { Transaction } from 'kysely'

import { PACKAGE_FEATURES_MAX } from '#contract/constants.ts'
import { languageIdOf } from '#contract/languages.ts'
import type { StorePackage } from '#areas/practice/contract/store.ts'

import type { Schema } from '#server/database/schema.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ChangePage, NoPage } from './change.ts'
import { onePackage } from './packages.ts'

/** Features of a package. 'unknown': the page has no such package. 'noFeature': the package has no such feature. */
export interface PackageFeatures {
  addFeature(
    shopper: Shopper,
    packageId: number,
    text: string,
    key: string | undefined,
  ): Promise<StorePackage | NoPage | 'unknown' | 'full' | 'keyUsed'>
  updateFeature(
    shopper: Shopper,
    packageId: number,
    feature: { readonly feature_id: number; readonly text: string },
  ): Promise<StorePackage | NoPage | 'unknown' | 'noFeature'>
  removeFeature(
    shopper: Shopper,
    packageId: number,
    featureId: number,
  ): Promise<StorePackage | NoPage | 'unknown' | 'noFeature'>
}

export function packageFeatures(change: ChangePage): PackageFeatures {
  /** The package as it is after a change of its features. */
  const within = <Refusal extends string>(
    shopper: Shopper,
    packageId: number,
    carryOut: (transaction: Transaction<Schema>, before: StorePackage) => Promise<Refusal | undefined>,
  ): Promise<StorePackage | Refusal | NoPage | 'unknown'> =>
    change(shopper, async (transaction) => {
      const before = await onePackage(transaction, shopper, packageId)
      if (before === 'unknown') return 'unknown'
      return (await carryOut(transaction, before)) ?? onePackage(transaction, shopper, packageId)
    })
  return {
    addFeature: (shopper, packageId, text, key) =>
      within(shopper, packageId, async (transaction, { features }) => {
        const outcome = await oncePerKey(
          transaction,
          { userId: shopper.userId, key, call: ['addPackageFeature', packageId, text] },
          {
            carryOut: async () => {
              if (features.length >= PACKAGE_FEATURES_MAX) return 'full'
              await transaction
                .insertInto('package_feature')
                .values({ package_id: packageId, text, language_id: languageIdOf(shopper.language) })
                .execute()
              return ADDED
            },
            // The package as it is now is the answer, also if the feature was removed since.
            repeat: () => Promise.resolve(ADDED),
          },
        )
        return typeof outcome === 'string' ? outcome : undefined
      }),

    updateFeature: (shopper, packageId, { feature_id, text }) =>
      within(shopper, packageId, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('package_feature')
          .set({ text, language_id: languageIdOf(shopper.language) })
          .where('feature_id', '=', feature_id)
          .where('package_id', '=', packageId)
          .executeTakeFirst()
        return numUpdatedRows === 0n ? 'noFeature' : undefined
      }),

    removeFeature: (shopper, packageId, featureId) =>
      within(shopper, packageId, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('package_feature')
          .where('feature_id', '=', featureId)
          .where('package_id', '=', packageId)
          .executeTakeFirst()
        return numDeletedRows === 0n ? 'noFeature' : undefined
      }),
  }
}

/** No text: `oncePerKey` takes a text for a refusal. */
const ADDED = { added: true } as const
