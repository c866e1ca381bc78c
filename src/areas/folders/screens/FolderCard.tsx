import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { CartLines } from '#components/kept/CartLine.tsx'
import { useIsNaming } from '#areas/folders/hooks/folders.ts'
import type { FoldersRef } from '#areas/folders/hooks/folders.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatList } from '#hooks/list.ts'
import type { FolderId, ShownFolder } from '#machines/folders/folders.ts'

import { ComingLine, FolderLine } from './FolderLine.tsx'
import { FolderNameForm } from './FolderNameForm.tsx'

/** A folder with what it holds, and what can be done with it. */
export function FolderCard({ actor, folder }: { readonly actor: FoldersRef; readonly folder: ShownFolder }) {
  const { t } = useTranslation('shopping')
  const { folder_id: folderId, name, items, coming = [] } = folder
  const isNamed = useIsNaming(actor, (naming) => naming.folderId === folderId)
  const isEmpty = items.length === 0 && coming.length === 0
  return (
    <AreaCard heading={name} text={isEmpty ? t('folders.nothing') : undefined}>
      {isNamed ? (
        <FolderNameForm actor={actor} />
      ) : (
        <div className="vb-area-below">
          {items.some(({ kind }) => kind === 'product') && (
            <Button
              variant="primary"
              aria-label={t('folders.toCartName', { name })}
              onClick={() => actor.send({ type: 'folders.addToCart', folderId })}
            >
              {t('folders.toCart')}
            </Button>
          )}
          <Button
            aria-label={t('folders.renameName', { name })}
            onClick={() => actor.send({ type: 'folders.rename', folderId })}
          >
            {t('folders.rename')}
          </Button>
          <Button
            aria-label={t('folders.deleteName', { name })}
            onClick={() => actor.send({ type: 'folders.delete', folderId })}
          >
            {t('folders.delete')}
          </Button>
        </div>
      )}
      <Handed actor={actor} folderId={folderId} />
      {!isEmpty && (
        <CartLines label={t('folders.list', { name })}>
          {items.map((item) => (
            <FolderLine key={item.item_id} actor={actor} folderId={folderId} item={item} />
          ))}
          {coming.map((item) => (
            <ComingLine key={item.name} actor={actor} folderId={folderId} item={item} />
          ))}
        </CartLines>
      )}
    </AreaCard>
  )
}

/** Mounted before it has anything to say: only then is its text read out. */
function Handed({ actor, folderId }: { readonly actor: FoldersRef; readonly folderId: FolderId }) {
  const { t } = useTranslation('shopping')
  const formatNumber = useFormatNumber()
  const formatList = useFormatList()
  const handed = useSelector(actor, ({ context }) => (context.handed?.folderId === folderId ? context.handed : null))
  const { count = 0, notOrderable = [] } = handed ?? {}
  return (
    <div role="status">
      {handed && (
        <p>{count === 0 ? t('folders.handedNone') : t('folders.handed', { count, number: formatNumber(count) })}</p>
      )}
      {count > 0 && notOrderable.length > 0 && <p>{t('folders.left', { names: formatList(notOrderable) })}</p>}
    </div>
  )
}
