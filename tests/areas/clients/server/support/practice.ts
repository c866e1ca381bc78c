import { USER_TYPES, type UserType } from '#contract/call.ts'
import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import type { Invitation } from '#areas/clients/contract/consent.ts'

import { type Answered, type Person, type Sent, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import type { Engine } from '#tests/server/support/database.ts'

export { messages } from '#tests/areas/account/server/support/shop.ts'
export type { Person } from '#tests/areas/cart/server/support/shop.ts'

export type Practice = Awaited<ReturnType<typeof practice>>
export type Practitioner = Awaited<ReturnType<Practice['practitioner']>>

/** Fields of a share. By default the recipient is a new person, Mara Vos, without a discount. */
export interface ShareFields {
  readonly email?: string
  readonly user_id?: number | null
  readonly first_name?: string
  readonly last_name?: string
  readonly discount?: number
  readonly notes?: string
}

export const MARA = { email: 'Mara.Vos@mail.example', first_name: 'Mara', last_name: 'Vos' } as const

/** A shop with practitioners who have protocols, and clients. */
export async function practice(engine: Engine, options?: Parameters<typeof shoppingShop>[1]) {
  const shop = await shoppingShop(engine, options)
  const { db } = shop

  const practitioner = async (type: UserType = USER_TYPES.CertifiedPractitioner, lastName = 'Hart') => {
    const who = await shop.person(type)
    await db
      .updateTable('account')
      .set({ first_name: 'Linnea', last_name: lastName })
      .where('user_id', '=', who.userId)
      .execute()
    if (type !== USER_TYPES.Admin)
      await db
        .updateTable('practitioner')
        .set({ practice_name: 'Linden Practice' })
        .where('user_id', '=', who.userId)
        .execute()
    const ask = (method: string, path: string, body?: unknown, sent?: Sent): Promise<Answered> =>
      shop.ask(who, method, `/account/practitioners${path}`, body, sent)
    return {
      ...who,
      ask,
      /** A protocol with one of each of these variants, the last one first. */
      protocol: async (skus: readonly string[], name = 'Calm evenings', description = ''): Promise<number> => {
        const { protocol_id } = await db
          .insertInto('protocol')
          .values({ user_id: who.userId, name, description })
          .returning('protocol_id')
          .executeTakeFirstOrThrow()
        for (const [place, sku] of skus.entries()) {
          const { product_variant_id: variant_id } = await shop.idsOf(sku)
          await db.insertInto('protocol_line').values({ protocol_id, variant_id, place, quantity: 1 }).execute()
        }
        return protocol_id
      },
      share: (id: number, fields: ShareFields = {}, sent?: Sent): Promise<Answered> =>
        ask('POST', '/protocols/assign', { id, ...MARA, discount: 0, ...fields }, sent),
      /** Details of one of the practitioner's own clients. */
      client: async (id: number) => (await ask('GET', `/clients/${id}`)).body,
      clients: async (query: Readonly<Record<string, string | number>> = {}, sent?: Sent) =>
        (await ask('GET', '/clients', undefined, { ...sent, query })).body as { id: number; first_name: string }[],
    }
  }
  return {
    shop,
    db,
    practitioner,
    /** Links a client as accepting an invitation does; a client's first practitioner stays their own. */
    link: async (client: Pick<Person, 'userId'>, to: Pick<Person, 'userId'>, discount_rate = 0): Promise<void> => {
      await db
        .insertInto('client_practitioner')
        .values({ client_id: client.userId, practitioner_id: to.userId, discount_rate })
        .execute()
      await db
        .updateTable('client')
        .set({ practitioner_id: to.userId })
        .where('user_id', '=', client.userId)
        .where('practitioner_id', 'is', null)
        .execute()
    },
    /** Invitations that wait for the client's answer. */
    asking: async (client: Person): Promise<Invitation[]> =>
      (await shop.ask(client, 'GET', '/account/clients/invitations')).body,
    answer: (client: Person, id: number, answer: 'yes' | 'no', sent?: Sent) =>
      shop.ask(client, 'PUT', `/account/clients/invitations/${id}`, { answer }, sent),
    shared: async (who: Person, sent?: Sent): Promise<SharedProtocol[]> =>
      (await shop.ask(who, 'GET', '/account/clients/protocols', undefined, sent)).body,
    open: (who: Person, id: number, sent?: Sent) =>
      shop.ask(who, 'GET', `/account/clients/protocols/${id}`, undefined, sent),
    /** The account with this email, in any letter case. */
    accountOf: async (email: string) =>
      (await db.selectFrom('account').selectAll().execute()).find(
        (account) => account.email.toLowerCase() === email.toLowerCase(),
      ),
    /** The link in the newest mail to this address. */
    linkTo: async (email: string): Promise<string> =>
      /https:\/\/\S+/.exec((await shop.mails(email))[0]?.body ?? '')?.[0] ?? '',
    deleteProtocol: (id: number) =>
      db.updateTable('protocol').set({ deleted_at: new Date() }).where('protocol_id', '=', id).execute(),
  }
}
