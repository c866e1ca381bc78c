import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { AreaCard, AreaCards } from '#components/layout/AreaCard.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useFocusOnArrival, useLateActor, useShop } from '#hooks/app.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useProfile, useUser } from '#areas/account/hooks/session.ts'
import { opened } from '#machines/protocols/own-protocols.ts'

import { AreaTrail } from '#areas/account/screens/own-area/AreaTrail.tsx'
import { PlanCard, useIsPlanPrinted, usePlanShift } from '../shared/PlanCard.tsx'
import { PrintSheet } from '../shared/PrintSheet.tsx'

import { AmountsSheet } from '../amounts/AmountsSheet.tsx'
import { DailyAmounts } from '../amounts/DailyAmounts.tsx'
import { NotApproved } from './NotApproved.tsx'
import { OwnLines } from './OwnLines.tsx'
import type { OwnProtocolProps } from './OwnLines.tsx'
import { OwnSupply } from './OwnSupply.tsx'
import { ProtocolActions } from './ProtocolActions.tsx'
import { Shares } from './Shares.tsx'

/** A protocol as its practitioner reads it, and on paper. */
export function OwnProtocol({ actor, protocol }: OwnProtocolProps) {
  const { t } = useTranslation('builder')
  const reasonId = useId()
  const formatDay = useFormatDay()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const builder = useLateActor('protocolBuilder')
  const { protocol_id, name, description, products, total_price, updated_at } = protocol
  return (
    <>
      <AreaTrail title={name} />
      <PageHeading
        focusOnMount={useFocusOnArrival()}
        contentKey={String(protocol_id)}
        lead={[
          t('products', { count: products.length, number: formatNumber(products.length) }),
          formatPrice(total_price),
          t('list.changed', { when: formatDay(updated_at) }),
        ].join(' · ')}
      >
        {name}
      </PageHeading>
      <AreaCards>
        <div>
          <div className="vb-area-below">
            {builder && (
              <ProtocolActions variant="primary" builder={builder} protocol={opened(protocol)} reasonId={reasonId} />
            )}
          </div>
          <NotApproved id={reasonId} />
        </div>
        {description !== '' && (
          <AreaCard heading={t('pages.one.about')}>
            <p className="vb-area-words">{description}</p>
          </AreaCard>
        )}
        <OwnLines actor={actor} protocol={protocol} />
        <PlanCard actor={actor} products={products} />
        <OwnSupply actor={actor} protocol={protocol} />
        <DailyAmounts actor={actor} protocol={protocol} />
        <Shares protocol={protocol} />
      </AreaCards>
      <Printed actor={actor} protocol={protocol} />
      <AmountsSheet actor={actor} protocol={protocol} />
    </>
  )
}

function Printed({ actor, protocol }: OwnProtocolProps) {
  const fullName = useFullName()
  const shop = useShop()
  const user = useUser()
  const profile = useProfile()
  const hasPlan = useIsPlanPrinted(actor)
  const planShift = usePlanShift(actor)
  const isPriced = useSelector(actor, (snapshot) => snapshot.matches({ prices: 'shown' }))
  const practice = profile && 'practice_name' in profile ? profile.practice_name : ''
  return (
    <PrintSheet
      isPriced={isPriced}
      hasPlan={hasPlan}
      planShift={planShift}
      protocol={{
        ...protocol,
        from: practice === '' ? shop.name : practice,
        contact: { phone: user?.phone ?? '', email: user?.email ?? '' },
        practitioner: user ? fullName(user) : undefined,
        date: protocol.updated_at,
        discount: 0,
        total_price_after_discount: protocol.total_price,
      }}
    />
  )
}
