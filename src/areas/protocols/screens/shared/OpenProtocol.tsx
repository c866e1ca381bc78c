import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard, AreaCards } from '#components/layout/AreaCard.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useFocusOnArrival, useShop } from '#hooks/app.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useUser } from '#areas/account/hooks/session.ts'

import { ENDING } from '#machines/protocols/shared/shared-protocols.ts'

import { AreaTrail } from '#areas/account/screens/own-area/AreaTrail.tsx'
import { usePractitionerName } from '#areas/account/screens/practitioner-name.ts'

import { HandedNote } from './HandedNote.tsx'
import { PlanCard, useIsPlanPrinted, usePlanShift } from './PlanCard.tsx'
import { OwnSupplyCard } from '../supply/OwnSupplyCard.tsx'
import { PlannedSupply } from '../supply/PlannedSupply.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { ProtocolProducts } from './ProtocolProducts.tsx'
import type { OpenProtocolProps } from './ProtocolProducts.tsx'
import { RemoveProtocol } from './RemoveProtocol.tsx'

/** A protocol as its client reads it, and on paper. */
export function OpenProtocol({ actor, protocol }: OpenProtocolProps) {
  const { t } = useTranslation('clients')
  const fullName = useFullName()
  const practitionerName = usePractitionerName()
  const formatDay = useFormatDay()
  const shop = useShop()
  const user = useUser()
  const hasPlan = useIsPlanPrinted(actor)
  const planShift = usePlanShift(actor)
  const isPriced = useSelector(actor, (snapshot) => snapshot.matches({ prices: 'shown' }))
  const { name, description, share_notes, shared_at, practitioner } = protocol
  const person = fullName(practitioner)
  return (
    <>
      <AreaTrail title={name} />
      <PageHeading
        focusOnMount={useFocusOnArrival()}
        contentKey={name}
        lead={`${t('mine.from', { name: practitionerName(practitioner) })} · ${t('mine.shared', { date: formatDay(shared_at) })}`}
      >
        {name}
      </PageHeading>
      <AreaCards>
        {share_notes !== '' && (
          <AreaCard heading={t('mine.one.note', { name: person })}>
            <p className="vb-area-words">{share_notes}</p>
          </AreaCard>
        )}
        {description !== '' && (
          <AreaCard heading={t('mine.one.about')}>
            <p className="vb-area-words">{description}</p>
          </AreaCard>
        )}
        <PlanCard actor={actor} products={protocol.products} start={shared_at} />
        <ProtocolProducts actor={actor} protocol={protocol} />
        <OwnSupplyCard actor={actor} products={protocol.products}>
          <HandedNote actor={actor} variantId={ENDING} />
        </OwnSupplyCard>
        <PlannedSupply actor={actor} products={protocol.products} start={shared_at} rate={protocol.discount} />
        <RemoveProtocol protocolId={protocol.protocol_id} name={name} />
      </AreaCards>
      <PrintSheet
        isPriced={isPriced}
        hasPlan={hasPlan}
        planShift={planShift}
        protocol={{
          ...protocol,
          from: practitioner.practice_name === '' ? shop.name : practitioner.practice_name,
          practitioner: person,
          contact: practitioner,
          note: share_notes,
          client: user ? fullName(user) : undefined,
          date: shared_at,
          start: shared_at,
        }}
      />
    </>
  )
}
