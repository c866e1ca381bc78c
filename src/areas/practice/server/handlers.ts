import type { InferOutput } from 'valibot'

import type { CallInput } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { headingBody, updateStore } from '#areas/practice/contract/store.ts'

import type { Principal } from '#server/signed-in/principal.ts'
import type { PracticePart } from '#areas/practice/server/tables.ts'
import { UploadError, type UploadFault } from '#server/pictures/photos/errors.ts'
import type { NewLook } from './index.ts'
import type { Slot } from './slots.ts'
import { Refused } from '#server/request/refused.ts'
import type { MessageKey, Messages } from '#server/texts/messages.ts'
import {
  JOINS_BY_ACCOUNT,
  NAME_CHECKS_BY_ACCOUNT,
  PRACTICE_NAMES_BY_ACCOUNT,
  PRACTICE_WRITES_BY_ACCOUNT,
  UPLOADS_BY_ACCOUNT,
} from './limits.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { shopperOf } from '#server/api/shopper.ts'
import type { calls } from '#areas/practice/contract/calls.ts'
import type { Practices } from './index.ts'
import type { Limits } from '#server/api/limits.ts'

interface Services {
  readonly practices: Practices
  readonly limits: Limits
}

type PracticeId =
  | 'getStore'
  | 'createStore'
  | 'updateStore'
  | 'removeStoreLogo'
  | 'checkStoreName'
  | 'updateStoreHeader'
  | 'updateStoreAbout'
  | 'updateStoreMessage'
  | 'updateStoreApproach'
  | 'uploadApproachImage'
  | 'uploadApproachStyleImage'
  | 'removeApproachImage'
  | 'removeApproachStyleImage'
  | 'updateStoreContact'
  | 'updateStoreHours'
  | 'updateServicesHeader'
  | 'getPractice'
  | 'joinPractice'

interface From {
  readonly principal: Principal
}

/** A practitioner's own page, and pages as others see them (practice.others-pages-look-like-none). */
export function practiceHandlers(
  services: () => Services,
  messages: Messages,
): Pick<HandlersOf<typeof calls>, PracticeId> {
  const toChange = changing(services)
  const saved = (language: LanguageCode) => ({ message: messages(language, 'storeSaved') })
  const writePart = async (
    part: PracticePart,
    words: { readonly title?: string; readonly text: string },
    language: LanguageCode,
    { principal }: From,
  ) => {
    present(await (await toChange(principal)).writePart(shopperOf(principal, language), part, words))
    return saved(language)
  }
  const heading =
    (part: PracticePart) =>
    (
      { body: { title, description } }: { readonly body: InferOutput<typeof headingBody> },
      language: LanguageCode,
      from: From,
    ) =>
      writePart(part, { title, text: description }, language, from)
  const upload =
    (slot: Slot) =>
    ({ body }: { readonly body: { readonly image: File } }, language: LanguageCode, { principal }: From) =>
      uploadPicture(services(), shopperOf(principal, language), slot, body.image)
  const remove =
    (slot: Slot) =>
    async (_input: unknown, language: LanguageCode, { principal }: From) => {
      present(await (await toChange(principal)).removePicture(shopperOf(principal, language), slot))
      return { message: messages(language, 'pictureRemoved') }
    }
  return {
    getStore: async (_input, language, { principal }) =>
      present((await services().practices.getStore(shopperOf(principal, language))) ?? 'missing'),

    createStore: async ({ body }, language, { principal, idempotencyKey }) => {
      const store = await (await toChange(principal)).createStore(shopperOf(principal, language), body, idempotencyKey)
      if (store === 'exists') throw new Refused(409, 'storeExists')
      if (store === 'keyUsed') throw new Refused(409, 'keyUsed')
      return present(store)
    },

    updateStore: async ({ body }, language, { principal }) => {
      const practices = await toChange(principal)
      const look = await lookOf(services(), principal, body)
      const store = await takingPicture('logo', practices.updateStore(shopperOf(principal, language), look))
      if (store === 'taken') throw new Refused(409, 'shopNameTaken', { fields: { name: 'shopNameTaken' } })
      return present(store)
    },

    checkStoreName: async ({ query }, language, { principal }) => {
      const { limits, practices } = services()
      await limits.take(NAME_CHECKS_BY_ACCOUNT, `${principal.userId}`)
      return { available: await practices.isFree(shopperOf(principal, language), query.name) }
    },

    updateStoreHeader: heading('header'),
    updateStoreAbout: heading('about'),
    updateStoreApproach: heading('approach'),
    updateServicesHeader: heading('services'),
    updateStoreMessage: ({ body }, language, from) => writePart('message', { text: body.message }, language, from),
    updateStoreContact: ({ body }, language, from) => writePart('contact', { text: body.description }, language, from),

    updateStoreHours: async ({ body }, language, { principal }) => {
      present(await (await toChange(principal)).setHours(shopperOf(principal, language), body))
      return saved(language)
    },

    uploadApproachImage: upload('approach_image'),
    uploadApproachStyleImage: upload('style_image'),
    removeApproachImage: remove('approach_image'),
    removeApproachStyleImage: remove('style_image'),
    removeStoreLogo: remove('logo'),

    getPractice: async ({ params }, _language, { principal }) => {
      const practice = await services().practices.getPractice(params.shopName, principal?.userId)
      if (practice === undefined) throw new Refused(404, 'practiceGone')
      return practice
    },

    joinPractice: async ({ params }, language, { principal }) => {
      const { limits, practices } = services()
      await limits.take(JOINS_BY_ACCOUNT, `${principal.userId}`)
      const joined = await practices.joinPractice(shopperOf(principal, language), params.shopName)
      if (joined === 'gone') throw notSignedIn()
      if (joined === 'unknown') throw new Refused(404, 'practiceGone')
      if (joined === 'other') throw new Refused(409, 'otherPractitioner')
      return { message: messages(language, 'practiceJoined') }
    },
  }
}

/** Counts a change against the practitioner's limit. */
export const changing =
  (services: () => Services) =>
  async ({ userId }: Principal): Promise<Services['practices']> => {
    const { limits, practices } = services()
    await limits.take(PRACTICE_WRITES_BY_ACCOUNT, `${userId}`)
    return practices
  }

/** Throws a Refused unless the caller has a page; a deleted account counts as signed out. */
export function present<Found>(found: Found): Exclude<Found, 'missing' | 'gone' | 'unknown'> {
  if (found === 'gone') throw notSignedIn()
  if (found === 'missing') throw new Refused(404, 'storeMissing')
  if (found === 'unknown') throw new Refused(404, 'notFound')
  return found as Exclude<Found, 'missing' | 'gone' | 'unknown'>
}

/** Sets a picture of the page, counted against the account's limit. */
export async function uploadPicture(
  { limits, practices }: Services,
  shopper: ReturnType<typeof shopperOf>,
  slot: Slot,
  image: File,
) {
  await limits.take(UPLOADS_BY_ACCOUNT, `${shopper.userId}`)
  const bytes = Buffer.from(await image.arrayBuffer())
  const picture = await takingPicture('image', practices.setPicture(shopper, slot, bytes))
  if (picture === 'unknown') throw new Refused(404, 'packageGone')
  return { image: present(picture) }
}

async function lookOf(
  { limits }: Services,
  { userId }: Principal,
  { name, type, theme, logo }: CallInput<typeof updateStore>['body'],
): Promise<NewLook> {
  if (name !== undefined) await limits.take(PRACTICE_NAMES_BY_ACCOUNT, `${userId}`)
  if (logo === undefined) return { name, type, theme }
  await limits.take(UPLOADS_BY_ACCOUNT, `${userId}`)
  return { name, type, theme, logo: Buffer.from(await logo.arrayBuffer()) }
}

const FAULTS: Readonly<Record<UploadFault, MessageKey>> = {
  kind: 'fieldImageType',
  damaged: 'fieldImageDamaged',
  animated: 'fieldImageAnimated',
  pixels: 'fieldImagePixels',
}

/** Refuses a picture that is not taken, at its field. */
async function takingPicture<Outcome>(field: string, outcome: Promise<Outcome>): Promise<Outcome> {
  try {
    return await outcome
  } catch (error) {
    if (!(error instanceof UploadError)) throw error
    throw new Refused(400, 'badInput', { fields: { [field]: FAULTS[error.fault] }, cause: error })
  }
}
