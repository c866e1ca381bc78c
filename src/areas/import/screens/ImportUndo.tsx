import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import type { ImportJob, ImportUndo, ImportUndone } from '#areas/import/contract/catalogue-import.ts'
import { Button } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { PointList } from '#components/layout/PointList.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import type { CatalogueImportRef } from '#machines/import/catalogue-import.machine.ts'

interface OfActor {
  readonly actor: CatalogueImportRef
}

/** The consequences of undoing, with the products that stay by name, before anything is undone (admin.undo-keeps-what-was-ordered). */
export function ImportUndoView({ actor, undo }: OfActor & { readonly undo: ImportUndo }) {
  const { t } = useTranslation('import')
  const formatNumber = useFormatNumber()
  const isUndoing = useSelector(actor, (snapshot) => snapshot.matches('undoing'))
  const { staying, stayed } = undo
  return (
    <AreaCard heading={t('undo.heading')} text={t('undo.text')} grave>
      <ImportUndoneView undone={undo} />
      {staying.length > 0 && (
        <PointList
          label={t('undo.staying')}
          points={[
            ...staying.map(({ name, reason }, index) => ({
              id: `${index}`,
              words: t(`undo.reason.${reason}`, { name }),
            })),
            ...(stayed > staying.length
              ? [{ id: 'more', words: t('more', { number: formatNumber(stayed - staying.length) }) }]
              : []),
          ]}
        />
      )}
      <div className="vb-form-actions">
        <Button variant="primary" busy={isUndoing} onClick={() => actor.send({ type: 'undo.confirm' })}>
          {t('undo.confirm')}
        </Button>
        <Button onClick={() => actor.send({ type: 'undo.leave' })}>{t('undo.leave')}</Button>
      </div>
    </AreaCard>
  )
}

/** Products by what becomes of them. */
export function ImportUndoneView({ undone }: { readonly undone: ImportUndone }) {
  const { t } = useTranslation('import')
  const formatNumber = useFormatNumber()
  return (
    <DetailList
      details={(['withdrawn', 'restored', 'stayed'] as const).map((name) => ({
        name: t(`undo.count.${name}`),
        value: formatNumber(undone[name]),
      }))}
    />
  )
}

/** Products that the file no longer names, to be taken off sale by a press (admin.import-offers-what-is-absent). */
export function ImportAbsent({ actor, job: { absent, off_sale } }: OfActor & { readonly job: ImportJob }) {
  const { t } = useTranslation('import')
  const formatNumber = useFormatNumber()
  const isWithdrawing = useSelector(actor, (snapshot) => snapshot.matches('withdrawing'))
  if (off_sale !== null)
    return (
      <AreaCard heading={t('absent.heading')}>
        <DetailList details={[{ name: t('absent.done'), value: formatNumber(off_sale) }]} />
      </AreaCard>
    )
  if (absent.count === 0) return null
  const names = absent.names.slice(0, NAMES_SHOWN)
  return (
    <AreaCard heading={t('absent.heading')} text={t('absent.text')}>
      <PointList
        label={t('absent.products', { number: formatNumber(absent.count) })}
        points={[
          ...names.map((name, index) => ({ id: `${index}`, words: name })),
          ...(absent.count > names.length
            ? [{ id: 'more', words: t('more', { number: formatNumber(absent.count - names.length) }) }]
            : []),
        ]}
      />
      <div className="vb-form-actions">
        <Button busy={isWithdrawing} onClick={() => actor.send({ type: 'absent.withdraw' })}>
          {t('absent.withdraw')}
        </Button>
      </div>
    </AreaCard>
  )
}

const NAMES_SHOWN = 20
