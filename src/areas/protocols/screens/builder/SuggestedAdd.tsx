import { useTranslation } from 'react-i18next'

import { AddMark } from '#areas/protocols/components/builder/AddMark.tsx'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderView, useCountInProtocol, useIsJustAdded } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts } from '#hooks/language.ts'
import { lineOf, variantOf } from '#machines/protocols/lines.ts'

interface SuggestedAddProps {
  readonly builder: BuilderRef
  readonly product: ListProduct
  readonly open: boolean
}

/** Adds a suggested product to the active protocol. A default export, to be loaded for practitioners alone. */
export default function SuggestedAdd({ builder, product }: SuggestedAddProps) {
  const hasTexts = useHasTexts('builder')
  const isHere = useBuilderView(builder) !== null
  const line = lineOf(product)
  return hasTexts && isHere && line ? <Mark builder={builder} line={line} /> : null
}

function Mark({ builder, line }: { readonly builder: BuilderRef; readonly line: ProtocolProduct }) {
  const { t } = useTranslation('builder')
  const formatNumber = useFormatNumber()
  const count = useCountInProtocol(builder, variantOf(line))
  const isAdded = useIsJustAdded(builder, variantOf(line))
  return (
    <AddMark
      title={t('add.text')}
      count={count === 0 ? undefined : formatNumber(count)}
      added={isAdded}
      onPress={() => builder.send({ type: 'product.add', line })}
    />
  )
}
