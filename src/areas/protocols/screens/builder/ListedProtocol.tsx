import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { ProtocolRow } from '#areas/protocols/components/builder/ProtocolRow.tsx'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useFormatDay } from '#hooks/format-day.ts'

import { ProtocolMenu } from './ProtocolMenu.tsx'

/** A protocol of the list. */
export function ListedProtocol({ builder, protocol }: { readonly builder: BuilderRef; readonly protocol: Protocol }) {
  const { t } = useTranslation('builder')
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  const formatDay = useFormatDay()
  const { protocol_id: protocolId, name, products, total_price, updated_at, shared_with } = protocol
  const isActive = useSelector(builder, ({ context }) => context.active?.protocol_id === protocolId)
  const canShare = useSelector(builder, (snapshot) => snapshot.can({ type: 'protocol.share', protocol }))
  const counted = (key: 'products' | 'shared', count: number) => t(key, { count, number: formatNumber(count) })
  return (
    <ProtocolRow
      name={name}
      facts={[counted('products', products.length), formatPrice(total_price)]}
      shared={shared_with > 0 ? counted('shared', shared_with) : undefined}
      changed={t('list.changed', { when: formatDay(updated_at) })}
      mark={isActive ? t('list.active') : undefined}
      select={
        <Button
          aria-label={t('list.selectName', { name })}
          onClick={() => builder.send({ type: 'protocol.select', protocol })}
        >
          {t('list.select')}
        </Button>
      }
      menu={
        <ProtocolMenu
          builder={builder}
          subject={{ protocolId, name }}
          first={
            canShare ? [{ label: t('share'), onChoose: () => builder.send({ type: 'protocol.share', protocol }) }] : []
          }
        />
      }
    />
  )
}
