import { useTranslation } from 'react-i18next'

import { ProtocolAddButton } from '#areas/protocols/components/builder/ProtocolAddButton.tsx'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderView, useCountInProtocol, useIsJustAdded } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts } from '#hooks/language.ts'
import { lineOf, variantOf } from '#machines/protocols/lines.ts'

interface AddToProtocolProps {
  readonly builder: BuilderRef
  readonly product: ListProduct
  /** The first one where none is named. */
  readonly variantId?: number
  /** With words, where there is room for them. */
  readonly long?: boolean
  /** It is drawn wherever it stands: its code comes later than that of the card. */
  readonly open: boolean
}

/** Adds a product to the active protocol. A default export, to be loaded for practitioners alone. */
export default function AddToProtocol({ builder, product, variantId, long = false }: AddToProtocolProps) {
  const hasTexts = useHasTexts('builder')
  const isHere = useBuilderView(builder) !== null
  const line = lineOf(product, variantId)
  return hasTexts && isHere && line ? <Add builder={builder} line={line} long={long} /> : null
}

function Add({
  builder,
  line,
  long,
}: {
  readonly builder: BuilderRef
  readonly line: ProtocolProduct
  readonly long: boolean
}) {
  const { t } = useTranslation('builder')
  const formatNumber = useFormatNumber()
  const count = useCountInProtocol(builder, variantOf(line))
  const isAdded = useIsJustAdded(builder, variantOf(line))
  const { name } = line
  const number = formatNumber(count)
  const counted = count === 0 ? 'add.name' : 'add.nameCounted'
  return (
    <ProtocolAddButton
      name={t(long && isAdded ? 'add.addedName' : counted, { name, number })}
      text={long ? t(isAdded ? 'add.added' : 'add.text') : undefined}
      count={count === 0 ? undefined : number}
      added={isAdded}
      onPress={() => builder.send({ type: 'product.add', line })}
    />
  )
}
