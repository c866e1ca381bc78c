import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { ProtocolCards } from '#areas/protocols/components/ProtocolCards.tsx'
import { Steps } from '#areas/protocols/components/builder/Steps.tsx'
import { nextRow } from '#areas/catalogue/components/next-row.ts'
import type { ProtocolPage } from '#areas/protocols/contract/protocols.ts'
import { useLateActor } from '#hooks/app.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { protocolPath } from '#machines/clients/clients.ts'
import type { ProtocolListRef } from '#machines/protocols/protocol-list.machine.ts'

import { ProtocolActions } from './ProtocolActions.tsx'

interface FoundProtocolsProps {
  readonly list: ProtocolListRef
  readonly found: ProtocolPage
  /** The element that says why none of them can be shared. */
  readonly reasonId: string
}

/** One page of a practitioner's protocols. */
export function FoundProtocols({ list, found, reasonId }: FoundProtocolsProps) {
  const { t } = useTranslation('builder')
  const href = useHref()
  const formatDay = useFormatDay()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const builder = useLateActor('protocolBuilder')
  const active = useSelector(builder, (snapshot) => snapshot?.context.active?.protocol_id)
  const { data, current_page: page, total_pages: pages } = found
  const counted = (key: 'products' | 'shared', count: number) => t(key, { count, number: formatNumber(count) })
  const goTo = (to: number) => () => list.send({ type: 'list.page', page: to })
  return (
    <KeepFocus label={t('list.label')} successor={nextRow}>
      <ProtocolCards
        label={t('list.label')}
        protocols={data.map((protocol) => ({
          id: protocol.protocol_id,
          href: href(protocolPath(protocol.protocol_id)),
          name: protocol.name,
          mark: protocol.protocol_id === active ? t('list.active') : undefined,
          text: protocol.description,
          facts: [
            counted('products', protocol.products.length),
            t('list.changed', { when: formatDay(protocol.updated_at) }),
            ...(protocol.shared_with > 0 ? [counted('shared', protocol.shared_with)] : []),
          ],
          sum: formatPrice(protocol.total_price),
          actions: builder && <ProtocolActions builder={builder} protocol={protocol} reasonId={reasonId} />,
        }))}
      />
      {pages > 1 && (
        <Steps
          label={t('list.pages')}
          text={t('list.page', { page: formatNumber(page), total: formatNumber(pages) })}
          previous={t('list.previous')}
          next={t('list.next')}
          onPrevious={page > 1 ? goTo(page - 1) : undefined}
          onNext={page < pages ? goTo(page + 1) : undefined}
        />
      )}
    </KeepFocus>
  )
}
