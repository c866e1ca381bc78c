import { ReturnTo } from '#components/focus/ReturnTo.tsx'
import { useCatalogueLater, useCatalogueSend } from '#areas/catalogue/hooks/catalogue.ts'

/**
 * Brings a person back to where they were in the list, as soon as all of it is there again
 * (address.back-restores-the-place).
 */
export function ReturnToPlace() {
  const send = useCatalogueSend()
  const recall = useCatalogueLater(({ context }) => context.recall)
  const isThere = useCatalogueLater((snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('loading-next'))
  if (!recall || !isThere) return null
  return (
    <ReturnTo
      card={recall.card}
      offset={recall.offset}
      focus={recall.focus}
      onDone={() => send({ type: 'list.recalled' })}
    />
  )
}
