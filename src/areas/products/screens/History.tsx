import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import type { AdminProduct } from '#areas/products/contract/products.ts'
import { useChoices } from '#areas/products/hooks/choices.ts'
import { useFieldLabel, useValueText } from '#areas/products/hooks/fields.ts'
import { Button } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { RowList } from '#components/layout/RowList.tsx'
import { useFormatMoment } from '#hooks/format-time.ts'
import { useFullName } from '#hooks/full-name.ts'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'
import { openProduct } from '#machines/products/admin-product.setup.ts'

type Edit = AdminProduct['edits'][number]

/** Every edit of a product, with its undoing (products.edits-are-undone). */
export function History({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const edits = useSelector(actor, ({ context }) => openProduct(context)?.edits)
  const labelOf = useFieldLabel(actor)
  const valueText = useValueText(useChoices(actor))
  const formatMoment = useFormatMoment()
  const fullName = useFullName()
  const isUndoing = useSelector(actor, (snapshot) => snapshot.matches('undoing'))
  const whoAndWhen = ({ edited_by, edited_at }: Edit) =>
    t('history.by', {
      name: edited_by ? fullName(edited_by) : t('history.nobody'),
      date: formatMoment(edited_at),
    })
  return (
    <AreaCard heading={t('part.history')} text={edits?.length === 0 ? t('history.none') : undefined}>
      {edits && edits.length > 0 && (
        <RowList
          label={t('part.history')}
          rows={edits.map((edit) => ({
            id: edit.id,
            name: t('history.change', {
              field: labelOf(edit.field),
              before: valueText(edit.field, edit.before),
              after: valueText(edit.field, edit.after),
            }),
            note: edit.undone_at
              ? `${whoAndWhen(edit)} · ${t('history.undone', { date: formatMoment(edit.undone_at) })}`
              : whoAndWhen(edit),
            actions: edit.can_undo && (
              <Button
                busy={isUndoing}
                aria-label={t('history.undo', { field: labelOf(edit.field) })}
                onClick={() => actor.send({ type: 'edits.undo', edits: [edit.id] })}
              >
                {t('draft.undo')}
              </Button>
            ),
          }))}
        />
      )}
    </AreaCard>
  )
}
