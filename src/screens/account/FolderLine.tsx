import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { CartLine } from '#components/kept/CartLine.tsx'
import { PlainLine } from '#components/layout/PlainLine.tsx'
import type { FolderItem } from '#contract/folders.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useIsChanging } from '#hooks/folders.ts'
import type { FoldersRef } from '#hooks/folders.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useImageFallback } from '#hooks/images.ts'
import { useHref } from '#hooks/language.ts'

import { pictureKey, pictureOf } from '../catalogue/picture.ts'
import { stockNote } from '../catalogue/stock.ts'

interface FolderLineProps {
  readonly actor: FoldersRef
  readonly folderId: number
  readonly item: FolderItem
}

/** Something in a folder, which can be taken out. */
export function FolderLine({ actor, folderId, item }: FolderLineProps) {
  const { t } = useTranslation('shopping')
  const formatPrice = useFormatPrice()
  const { item_id: itemId, name } = item
  const isBusy = useIsChanging(actor, (change) => change.kind === 'takeOut' && change.itemId === itemId)
  const takeOut = (
    <Button
      variant="quiet"
      busy={isBusy}
      aria-label={t('folders.takeOutName', { name })}
      onClick={() => actor.send({ type: 'folders.takeOut', folderId, itemId })}
    >
      {t('folders.takeOut')}
    </Button>
  )
  return item.kind === 'product' ? (
    <ProductLine item={item} actions={takeOut} />
  ) : (
    <PlainLine kind={t('folders.protocol')} name={name} sum={formatPrice(item.total_price)} actions={takeOut} />
  )
}

function ProductLine({
  item,
  actions,
}: {
  readonly item: Extract<FolderItem, { kind: 'product' }>
  readonly actions: ReactNode
}) {
  const { t } = useTranslation('catalogue')
  const href = useHref()
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  const images = useActorNamed('images')
  const asset = item.asset ?? undefined
  const source = pictureKey(asset, item.product_id)
  const fallback = useImageFallback(source)
  const { tone, text } = stockNote(t, formatNumber, item.stock)
  return (
    <CartLine
      href={href(`/products/${item.slug}`)}
      name={item.name}
      brand={item.brand.name}
      details={item.net_contents}
      image={{
        ...pictureOf(asset, fallback, t('common:image.failed')),
        onFailed: () => images.send({ type: 'image.failed', source, shown: fallback }),
      }}
      each={item.price === null ? t('card.restricted') : tone === 'in' ? text : ''}
      sum={item.price === null ? undefined : formatPrice(item.price)}
      note={tone === 'in' ? undefined : { tone, text }}
      quantity={null}
      actions={actions}
    />
  )
}
