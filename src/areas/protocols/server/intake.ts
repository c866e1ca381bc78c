import type { Group } from '#areas/intake/contract/substances.ts'
import type { IntakeSums } from '#areas/intake/contract/sums.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { servingsPerDay } from '#areas/protocols/contract/dosage/amounts.ts'

import type { StoredIngredient } from '#areas/catalogue/server/tables.ts'
import { onSale } from '#areas/catalogue/server/on-sale.ts'
import { sumIntake } from '#areas/intake/server/index.ts'
import type { Intake, IntakeLine } from '#areas/intake/server/index.ts'
import { withReadRetry } from '#server/database/index.ts'
import { languageCodeOf } from '#server/database/languages.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'

import type { ProtocolReadDeps } from './read.ts'
import { hasProtocol } from './own.ts'
import { labelServing } from './usual-dosage.ts'

export interface ProtocolIntake {
  /** The daily amounts over the products on sale, by what their labels say in their own language (intake.shown-by-protocol). */
  getIntake(
    owner: Shopper,
    protocolId: number,
    group: Group,
    intake: Pick<Intake, 'matching'>,
  ): Promise<IntakeSums | 'missing'>
}

export function protocolIntake({ database, region }: ProtocolReadDeps): ProtocolIntake {
  const { db } = database
  return {
    async getIntake({ userId }, protocolId, group, intake) {
      const rows = await withReadRetry(database, async () =>
        (await hasProtocol(db, userId, protocolId))
          ? await db
              .selectFrom('protocol_line')
              .innerJoin('variant', 'variant.id', 'variant_id')
              .innerJoin('product', 'product.id', 'product_id')
              .select(['variant_id', 'product.name', 'dosage', 'serving_size', 'product.language_id', 'ingredients'])
              .where('protocol_id', '=', protocolId)
              .where(onSale(region))
              .orderBy('place', 'desc')
              .execute()
          : undefined,
      )
      if (rows === undefined) return 'missing'
      return sumIntake(rows.map(toLine), group, await intake.matching())
    },
  }
}

interface Row {
  readonly variant_id: number
  readonly name: string
  readonly dosage: Dosage | null
  readonly serving_size: string | null
  readonly language_id: number
  readonly ingredients: readonly StoredIngredient[]
}

function toLine({ variant_id, name, dosage, serving_size, language_id, ingredients }: Row): IntakeLine {
  const serving = labelServing(serving_size, language_id)
  return {
    variantId: variant_id,
    name,
    servingsPerDay: dosage && serving && servingsPerDay(dosage, serving),
    language: languageCodeOf(language_id),
    ingredients: ingredients.map(({ name: called, amount, unit }) => ({
      name: called,
      amount: amount ?? null,
      unit: unit ?? null,
    })),
  }
}
