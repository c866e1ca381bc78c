import { useSelector } from '@xstate/react'

import type { Apart } from '#areas/intake/contract/sums.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { freeTime, withMoved } from '#areas/protocols/contract/dosage/move.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'
import { useHasTexts } from '#hooks/language.ts'
import { lineIn } from '#machines/protocols/lines.ts'

import { PairsApart } from '../amounts/PairsApart.tsx'
import type { MoveTo } from '../amounts/PairsApart.tsx'

interface ActivePairsProps {
  readonly builder: BuilderRef
  readonly products: readonly ProtocolProduct[]
}

/** The pairs of the active protocol that hinder each other, each with a way to take it apart (intake.pair-is-moved-at-a-press). */
export function ActivePairs({ builder, products }: ActivePairsProps) {
  const hasTexts = useHasTexts('intake')
  const amounts = useBuilderChild(builder, 'dailyAmounts')
  const apart = useSelector(amounts, (snapshot) => snapshot?.context.sums?.apart)
  const known = apart?.filter(({ time, products: [one, other] }) =>
    [...one, ...other].every((variantId) => isTakenAt(lineOf(variantId)?.dosage, time)),
  )
  if (!hasTexts || known === undefined) return null
  return (
    <PairsApart apart={known} nameOf={(variantId) => lineOf(variantId)?.name ?? ''} moveOf={(pair) => moveOf(pair)} />
  )

  function lineOf(variantId: number): ProtocolProduct | undefined {
    return lineIn({ products: [...products] }, variantId)
  }

  function moveOf({ time, products: [one, other] }: Apart): MoveTo | undefined {
    const variantId = other.find((id) => !one.includes(id)) ?? one.find((id) => !other.includes(id))
    const dosage = variantId === undefined ? undefined : lineOf(variantId)?.dosage
    const opposite = variantId !== undefined && other.includes(variantId) ? one : other
    const to = freeTime(opposite.flatMap((id) => lineOf(id)?.dosage ?? []))
    if (variantId === undefined || !dosage || to === null) return undefined
    return {
      variantId,
      time: to,
      onPress: () => builder.send({ type: 'line.setDosage', variantId, dosage: withMoved(dosage, time, to) }),
    }
  }
}

/** The server may have added up what the line was before. */
const isTakenAt = (dosage: Dosage | null | undefined, time: string): boolean =>
  dosage?.steps.some(({ intakes }) => intakes.some(({ at }) => at === time)) === true
