import type { Kysely } from 'kysely'

import type { Group } from '#areas/intake/contract/groups.ts'
import type { IntakeSums } from '#areas/intake/contract/sums.ts'
import { servingsPerDay } from '#areas/protocols/contract/dosage/amounts.ts'

import { standingLinks } from '#areas/account/server/links.ts'
import { onSale } from '#areas/catalogue/server/on-sale.ts'
import { pairsApart, sumIntake } from '#areas/intake/server/index.ts'
import type { Intake, IntakeLine, TimeOfDay } from '#areas/intake/server/index.ts'
import { withReadRetry } from '#server/database/index.ts'
import { languageCodeOf } from '#server/database/languages.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'

import { LABEL_COLUMNS, readElsewhere } from './elsewhere.ts'
import type { ElsewhereRow, TakenRow } from './elsewhere.ts'
import type { ProtocolReadDeps } from './read.ts'
import { hasProtocol, ownProtocols } from './own.ts'
import { labelServing } from './usual-dosage.ts'

export interface ProtocolIntake {
  /**
   * The daily amounts over the products on sale, by what their labels say in their own language: of one protocol
   * (intake.shown-by-protocol), or of all that the owner shares with a client (intake.shown-by-client).
   */
  getIntake(owner: Shopper, of: IntakeOf, intake: Pick<Intake, 'matching'>): Promise<IntakeSums | 'missing'>
}

export interface IntakeOf {
  readonly protocolId: number
  /** Undefined for the one that the client told, or for adults. */
  readonly group: Group | undefined
  /** The client whose protocols are added up; null for the protocol alone. */
  readonly clientId: number | null
}

export function protocolIntake({ database, region }: ProtocolReadDeps): ProtocolIntake {
  const { db } = database
  return {
    async getIntake({ userId }, { protocolId, group, clientId }, intake) {
      const rows = await withReadRetry(database, async () =>
        (await hasProtocol(db, userId, protocolId))
          ? await db
              .selectFrom('protocol_line')
              .innerJoin('variant', 'variant.id', 'variant_id')
              .innerJoin('product', 'product.id', 'product_id')
              .select(['variant_id', 'dosage', ...LABEL_COLUMNS])
              .where('protocol_id', 'in', clientId === null ? [protocolId] : sharedWith(db, userId, clientId))
              .where(onSale(region))
              .orderBy('protocol_id')
              .orderBy('place', 'desc')
              .execute()
          : undefined,
      )
      if (rows === undefined) return 'missing'
      const elsewhere =
        clientId === null ? [] : await withReadRetry(database, () => readElsewhere(db, { userId, clientId, region }))
      const all = [...rows, ...elsewhere]
      const matching = await intake.matching()
      const told = clientId === null ? null : await withReadRetry(database, () => lifeStageOf(db, userId, clientId))
      return {
        ...sumIntake(all.map(toLine), group ?? told ?? 'adult', matching),
        is_told: told !== null && (group ?? told) === told,
        apart: pairsApart(timesOf(all), matching),
        elsewhere: elsewhere.map(({ variant_id, name, from }) => ({ variant_id, name, from })),
      }
    },
  }
}

/** The group that a client told whose link with the practitioner holds now; null where they told none. */
async function lifeStageOf(db: Kysely<Schema>, userId: number, clientId: number): Promise<Group | null> {
  const client = await standingLinks(db)
    .innerJoin('client', 'client.user_id', 'link.client_id')
    .select('life_stage')
    .where('link.client_id', '=', clientId)
    .where('link.practitioner_id', '=', userId)
    .executeTakeFirst()
  return client?.life_stage ?? null
}

const sharedWith = (db: Kysely<Schema>, userId: number, clientId: number) =>
  ownProtocols(db, userId)
    .innerJoin('protocol_share', 'protocol_share.protocol_id', 'protocol.protocol_id')
    .where('protocol_share.client_id', '=', clientId)
    .where('protocol_share.ended_at', 'is', null)
    .select('protocol.protocol_id')

/** Every time of day at which a step of a dosage has an intake. */
function timesOf(rows: readonly TakenRow[]): TimeOfDay[] {
  const times = new Map<string, TimeOfDay['lines'][number][]>()
  for (const row of rows) {
    const at = new Set(row.dosage?.steps.flatMap(({ intakes }) => intakes.map((one) => one.at)))
    const line = { ...toLine(row), isWithFood: row.dosage?.food === 'with' }
    for (const time of at) if (time !== null) times.set(time, [...(times.get(time) ?? []), line])
  }
  return [...times].map(([time, lines]) => ({ time, lines }))
}

function toLine(row: TakenRow | ElsewhereRow): IntakeLine {
  const { variant_id, name, dosage, serving_size, language_id, ingredients } = row
  const serving = labelServing(serving_size, language_id)
  const isOrdered = 'from' in row && row.from === 'order'
  return {
    variantId: variant_id,
    name,
    servingsPerDay: isOrdered ? serving && 1 : dosage && serving && servingsPerDay(dosage, serving),
    language: languageCodeOf(language_id),
    ingredients: ingredients.map(({ name: called, amount, unit }) => ({
      name: called,
      amount: amount ?? null,
      unit: unit ?? null,
    })),
  }
}
