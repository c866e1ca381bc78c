import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { CartLine } from '#components/kept/CartLine.tsx'
import { PlainLine } from '#components/kept/PlainLine.tsx'
import type { FolderItem } from '#areas/folders/contract/folders.ts'
import { useActorNamed } from '#hooks/app.tsx'
import type { FoldersRef } from '#areas/folders/hooks/folders.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useImageFallback } from '#hooks/images.ts'
import { useHref } from '#hooks/language.ts'
import type { FolderId, Keepable } from '#machines/folders/folders.ts'

import { contentsIn } from '#areas/catalogue/screens/contents.ts'
import { pictureKey, pictureOf } from '#areas/catalogue/screens/picture.ts'
import { stockNote } from '#areas/catalogue/screens/stock.ts'

import { FolderProtocol } from './FolderProtocol.tsx'

interface FolderLineProps {
  readonly actor: FoldersRef
  readonly folderId: FolderId
  readonly item: FolderItem
}

interface TakeOutProps {
  readonly actor: FoldersRef
  readonly folderId: FolderId
  readonly item: Keepable | FolderItem
}

function TakeOut({ actor, folderId, item }: TakeOutProps) {
  const { t } = useTranslation('shopping')
  return (
    <Button
      variant="quiet"
      aria-label={t('folders.takeOutName', { name: item.name })}
      onClick={() => actor.send({ type: 'folders.takeOut', folderId, item })}
    >
      {t('folders.takeOut')}
    </Button>
  )
}

/** Something that was just put into a folder, of which no more than its name is known before the server has answered. */
export function ComingLine(props: TakeOutProps) {
  return <PlainLine name={props.item.name} actions={<TakeOut {...props} />} />
}

/** Something in a folder, which can be taken out. */
export function FolderLine({ actor, folderId, item }: FolderLineProps) {
  const takeOut = <TakeOut actor={actor} folderId={folderId} item={item} />
  return item.kind === 'product' ? (
    <ProductLine item={item} actions={takeOut} />
  ) : (
    <FolderProtocol item={item} actions={takeOut} />
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
      details={contentsIn({ t, formatPrice }, item)}
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
