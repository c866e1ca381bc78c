import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { PlainLine } from '#components/kept/PlainLine.tsx'
import type { FolderItem } from '#areas/folders/contract/folders.ts'
import { useLateActor } from '#hooks/app.tsx'
import { useFormatPrice } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { protocolPath } from '#machines/clients/clients.ts'

import { OpenInBuilder } from '#areas/protocols/screens/builder/OpenInBuilder.tsx'

/** A protocol in a folder: the way to its page, and into the builder. */
export function FolderProtocol({
  item,
  actions,
}: {
  readonly item: Extract<FolderItem, { kind: 'protocol' }>
  readonly actions: ReactNode
}) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const formatPrice = useFormatPrice()
  const builder = useLateActor('protocolBuilder')
  const { kind: _, item_id: __, ...protocol } = item
  return (
    <PlainLine
      kind={t('folders.protocol')}
      name={item.name}
      href={href(protocolPath(item.protocol_id))}
      sum={formatPrice(item.total_price)}
      actions={
        <>
          {builder && <OpenInBuilder builder={builder} protocol={protocol} />}
          {actions}
        </>
      }
    />
  )
}
