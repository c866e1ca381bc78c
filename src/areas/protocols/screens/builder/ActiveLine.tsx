import { memo } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { QuantityStepper } from '#components/action/QuantityStepper.tsx'
import { DosageField } from '#areas/protocols/components/builder/DosageField.tsx'
import { NoteField } from '#areas/protocols/components/builder/NoteField.tsx'
import { ProtocolLine } from '#areas/protocols/components/builder/ProtocolLine.tsx'
import { NOTE_SCROLL_LENGTH, QUANTITY_MAX } from '#contract/constants.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild, useIsJustAdded } from '#areas/protocols/hooks/builder.ts'
import { useFormatPrice } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useQuantityWriting } from '#hooks/quantity.ts'
import { totalOf, variantOf } from '#machines/protocols/lines.ts'
import { lineKey } from '#machines/protocols/note-suggestions.ts'

import { useLastsOf } from '../supply/supply.ts'

import { useDosageWriting } from './dosage-field.ts'
import { useLinePicture } from './line-picture.ts'
import { useNoteWriting } from './note-suggestions.ts'

/** One product of the active protocol. It is drawn again only when itself has changed. */
export const ActiveLine = memo(function ActiveLine({
  builder,
  line,
  today,
}: {
  readonly builder: BuilderRef
  readonly line: ProtocolProduct
  /** As YYYY-MM-DD; null until it is known. */
  readonly today: string | null
}) {
  const { t } = useTranslation('builder')
  const { t: tDosage } = useTranslation('dosage')
  const href = useHref()
  const formatPrice = useFormatPrice()
  const image = useLinePicture(line)
  const variantId = variantOf(line)
  const writing = useNoteWriting(builder, line)
  const dosageWriting = useDosageWriting(builder, line)
  const lasts = useLastsOf()(line, today)
  const isMarked = useIsJustAdded(builder, variantId)
  const { item_count: quantity, name } = line
  const protocolId = useSelector(builder, ({ context }) => context.active?.protocol_id ?? 0)
  const quantityWriting = useQuantityWriting(useBuilderChild(builder, 'lineQuantity'), {
    of: { protocolId, variantId },
    field: lineKey({ protocolId, variantId }),
    quantity,
  })
  const [{ net_contents: pack, price } = { net_contents: '', price: 0 }] = line.variants
  // Two packs of one product stand in lines of their own.
  const named = { name: pack === '' ? name : `${name} (${pack})` }
  return (
    <ProtocolLine
      href={href(`/products/${line.slug}`)}
      name={name}
      lang={line.lang}
      brand={line.brand.name}
      pack={pack}
      lasts={lasts}
      image={image}
      each={quantity > 1 ? t('active.each', { price: formatPrice(price) }) : undefined}
      sum={formatPrice(totalOf([line]))}
      marked={isMarked}
      note={
        <>
          <DosageField label={tDosage('label', named)} hint={tDosage('field')} writing={dosageWriting} />
          <NoteField
            label={t('active.note', named)}
            hint={t('active.noteHint')}
            scrollsFrom={NOTE_SCROLL_LENGTH}
            writing={writing}
          />
        </>
      }
      quantity={
        <QuantityStepper
          label={t('active.quantity', named)}
          fewerLabel={quantity === 1 ? t('active.remove', named) : t('active.fewer', named)}
          moreLabel={t('active.more', named)}
          writing={quantityWriting}
          min={1}
          max={QUANTITY_MAX}
          stepsBelow
        />
      }
      removeLabel={t('active.remove', named)}
      onRemove={() => builder.send({ type: 'line.remove', variantId })}
    />
  )
})
