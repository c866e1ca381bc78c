import type { CallInput } from '#contract/call.ts'
import { languageIdOf } from '#contract/languages.ts'
import type { OpeningSpan } from '#areas/practice/contract/opening-hours.ts'
import type { Practice } from '#areas/practice/contract/practice.ts'
import type { createStore, Store, StorePackage, StoreService } from '#areas/practice/contract/store.ts'

import { withReadRetry } from '#server/database/index.ts'
import type { PracticePart } from '#areas/practice/server/tables.ts'
import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { type NoPage, openChange } from './change.ts'
import type { PracticeDeps } from './deps.ts'
import { type PackageFeatures, packageFeatures } from './features.ts'
import { join } from '#server/practice-data/join.ts'
import { findPage, isFree, listPublic } from '#server/practice-data/names.ts'
import { type PracticePackages, practicePackages } from './packages.ts'
import { pictureStore, type PracticePictures, practicePictures } from './pictures.ts'
import { readPractice } from './public.ts'
import { hasPage, readPackages, readServices, readStore } from '#server/practice-data/read.ts'
import { type PracticeServices, practiceServices } from './services.ts'
import { type NewLook, writeLook } from './look.ts'
import { writeWords } from '#server/practice-data/words.ts'

export type { PracticeDeps } from './deps.ts'
export type { NewLook } from './look.ts'

/** A page that anyone can read. */
export interface PublicPractice {
  readonly shop_name: string
  readonly changed_at: Date
}

/** Practice pages. 'missing': the caller has made no page. 'gone': the account was deleted meanwhile. */
export interface Practices extends PracticeServices, PracticePackages, PackageFeatures, PracticePictures {
  getStore(shopper: Shopper): Promise<Store | undefined>
  /** 'exists' where the caller has a page already. */
  createStore(
    shopper: Shopper,
    look: CallInput<typeof createStore>['body'],
    key: string | undefined,
  ): Promise<Store | 'exists' | 'keyUsed' | 'gone' | 'missing'>
  /** 'taken': another practice has, or had, the name. Throws an UploadError if the logo is refused. */
  updateStore(shopper: Shopper, look: NewLook): Promise<Store | 'taken' | NoPage>
  isFree(shopper: Shopper, name: string): Promise<boolean>
  writePart(
    shopper: Shopper,
    part: PracticePart,
    words: { readonly title?: string; readonly text: string },
  ): Promise<'written' | NoPage>
  setHours(
    shopper: Shopper,
    hours: { readonly opening_hours: readonly OpeningSpan[]; readonly timezone: string },
  ): Promise<'written' | NoPage>
  listServices(shopper: Shopper): Promise<StoreService[] | undefined>
  listPackages(shopper: Shopper): Promise<StorePackage[] | undefined>
  /** By the page's name or an earlier one; undefined where the caller may not see one. */
  getPractice(name: string, callerId: number | undefined): Promise<Practice | undefined>
  /** 'unknown' where there is no public page, 'other' for a client who has another practitioner. */
  joinPractice(shopper: Shopper, name: string): Promise<'joined' | 'other' | 'unknown' | 'gone'>
  /** The name that a public page has now, by an earlier one; undefined for any other name. */
  presentName(name: string): Promise<string | undefined>
  /** By name. */
  publicPractices(): Promise<PublicPractice[]>
}

export function openPractices(deps: PracticeDeps): Practices {
  const { database } = deps
  const { db } = database
  const lock = openAccountLock(db)
  const change = openChange(lock)
  const read = <Result>(ask: () => Promise<Result>) => withReadRetry(database, ask)
  return {
    ...practiceServices(change),
    ...practicePackages(change),
    ...packageFeatures(change),
    ...practicePictures(deps, change),

    getStore: ({ userId }) => read(() => readStore(db, userId)),
    isFree: ({ userId }, name) => read(() => isFree(db, userId, name)),
    listServices: ({ userId }) =>
      read(async () => ((await hasPage(db, userId)) ? readServices(db, userId) : undefined)),
    listPackages: ({ userId }) =>
      read(async () => ((await hasPage(db, userId)) ? readPackages(db, userId) : undefined)),
    getPractice: (name, callerId) => read(() => readPractice(db, name, callerId)),
    publicPractices: () => read(() => listPublic(db)),

    createStore: ({ userId, language }, { type, theme }, key) =>
      lock.withAccountLock(userId, async (transaction) => {
        const made = await oncePerKey(
          transaction,
          { userId, key, call: ['createStore', type, theme] },
          {
            carryOut: async () => {
              if (await hasPage(transaction, userId)) return 'exists'
              await transaction
                .insertInto('practice')
                .values({ user_id: userId, type, theme, language_id: languageIdOf(language) })
                .execute()
              return readStore(transaction, userId)
            },
            repeat: () => readStore(transaction, userId),
          },
        )
        return made ?? 'missing'
      }),

    updateStore: (shopper, look) => writeLook({ db, change, store: pictureStore(db, deps.pictures) }, shopper, look),

    writePart: (shopper, part, { title = '', text }) =>
      change(shopper, async (transaction) => {
        await writeWords(transaction, shopper.userId, part, { title, text, language: shopper.language })
        return 'written' as const
      }),

    setHours: (shopper, { opening_hours, timezone }) =>
      change(shopper, async (transaction) => {
        const inOrder = opening_hours.toSorted((a, b) => a.day - b.day || (a.opens < b.opens ? -1 : 1))
        await transaction
          .updateTable('practice')
          .set({ opening_hours: JSON.stringify(inOrder), timezone })
          .where('user_id', '=', shopper.userId)
          .execute()
        return 'written' as const
      }),

    joinPractice: ({ userId }, name) =>
      lock.withAccountLock(userId, async (transaction) => {
        const page = await findPage(transaction, name)
        if (page === undefined || !page.isPublic) return 'unknown'
        return join(transaction, userId, page.userId, deps)
      }),

    presentName: async (name) => {
      const page = await read(() => findPage(db, name))
      return page?.isPublic === true && page.shopName !== name ? page.shopName : undefined
    },
  }
}
