import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { USER_TYPES, type UserType } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { type Answered, type Person, type Sent, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import type { Engine } from '#tests/server/support/database.ts'

export { messages } from '#tests/areas/account/server/support/shop.ts'
export type { Answered } from '#tests/areas/cart/server/support/shop.ts'

export type PracticeShop = Awaited<ReturnType<typeof practiceShop>>

/** A shop with practitioners who make pages. */
export async function practiceShop(engine: Engine) {
  const shop = await shoppingShop(engine, { products: [] })
  const { db } = shop
  const ask =
    (who: Pick<Person, 'token'>) =>
    (method: string, path = '', body?: unknown, sent?: Sent): Promise<Answered> =>
      shop.ask(who, method, `/account/store${path}`, body, sent)

  /** Sends a form, as a browser does. */
  const sendForm = async (who: Pick<Person, 'token'>, path: string, form: FormData): Promise<Answered> => {
    const response = await shop.app.request(`/api/v2/account/store${path}?language_code=en`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${who.token}` },
      body: form,
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  const practitioner = async (type: UserType = USER_TYPES.CertifiedPractitioner, language: LanguageCode = 'en') => {
    const who = await shop.person(type, language)
    await db
      .updateTable('account')
      .set({ first_name: 'Linnea', last_name: 'Hart' })
      .where('user_id', '=', who.userId)
      .execute()
    return {
      ...who,
      ask: ask(who),
      form: (path: string, form: FormData) => sendForm(who, path, form),
      upload: (path: string, content: Uint8Array | string, name = 'picture.jpg', type = 'image/jpeg') =>
        sendForm(who, path, formWith('image', content, name, type)),
      store: async () => (await ask(who)('GET')).body,
    }
  }
  /** A practitioner who has made a page, with this name if there is one. */
  const withPage = async (name?: string, type?: UserType) => {
    const who = await practitioner(type)
    await who.ask('POST', '', { type: 'practice', theme: 'linden' })
    if (name !== undefined) await who.ask('PUT', '', { name })
    return who
  }
  return {
    shop,
    db,
    practitioner,
    withPage,
    /** A page as somebody sees it, or a visitor. */
    page: async (name: string, who?: Pick<Person, 'token'>): Promise<Answered> => {
      const response = await shop.app.request(`/api/v2/practices/${name}`, {
        ...(who && { headers: { Authorization: `Bearer ${who.token}` } }),
      })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    /** All that is stored of pages, and the files of their pictures. */
    stored: async () =>
      JSON.stringify([
        await db.selectFrom('practice').selectAll().orderBy('user_id').execute(),
        await db.selectFrom('practice_name').selectAll().orderBy('name').execute(),
        await db.selectFrom('practice_words').selectAll().orderBy('user_id').orderBy('part').execute(),
        await db.selectFrom('practice_service').selectAll().orderBy('service_id').execute(),
        await db.selectFrom('practice_package').selectAll().orderBy('package_id').execute(),
        await db.selectFrom('package_feature').selectAll().orderBy('feature_id').execute(),
        await db.selectFrom('practice_picture').selectAll().orderBy('name').execute(),
        await filesBelow(shop.uploadsDir),
      ]),
    files: () => filesBelow(shop.uploadsDir),
  }
}

export function formWith(field: string, content: Uint8Array | string, name: string, type: string): FormData {
  const form = new FormData()
  form.set(field, new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type }))
  return form
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** A plain picture. */
export const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#5f8a6b' } })

/** The status of a refusal, and the fields it names. */
export const fieldsOf = ({ status, body }: Answered): [number, string[]] => [status, Object.keys(body.errors ?? {})]
