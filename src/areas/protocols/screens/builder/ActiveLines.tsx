import { useTranslation } from 'react-i18next'

import { ProtocolLines } from '#areas/protocols/components/builder/ProtocolLine.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { variantOf } from '#machines/protocols/lines.ts'

import { useToday } from '../supply/supply.ts'

import { ActiveLine } from './ActiveLine.tsx'
import { useSuggestedCount } from './note-suggestions.ts'

/** The products of the active protocol, the newest first. */
export function ActiveLines({
  builder,
  name,
  products,
}: {
  readonly builder: BuilderRef
  readonly name: string
  readonly products: readonly ProtocolProduct[]
}) {
  const { t } = useTranslation('builder')
  const today = useToday()
  if (products.length === 0) return null
  return (
    <>
      <ProtocolLines label={t('active.lines', { name })}>
        {products.map((line) => (
          <ActiveLine key={variantOf(line)} builder={builder} line={line} today={today} />
        ))}
      </ProtocolLines>
      <SuggestedTold builder={builder} />
    </>
  )
}

/** Says how many earlier notes have come up below the field. */
function SuggestedTold({ builder }: { readonly builder: BuilderRef }) {
  const { t } = useTranslation('builder')
  const formatNumber = useFormatNumber()
  const count = useSuggestedCount(builder)
  return <Announcer message={count === 0 ? '' : t('notes.count', { count, number: formatNumber(count) })} />
}
