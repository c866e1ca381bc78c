import { useTranslation } from 'react-i18next'

import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderView } from '#areas/protocols/hooks/builder.ts'
import { useHasTexts } from '#hooks/language.ts'

interface AddKeyHintProps {
  readonly builder: BuilderRef
  readonly open: boolean
}

/** Names the key that adds a suggested product. A default export, to be loaded for practitioners alone. */
export default function AddKeyHint({ builder }: AddKeyHintProps) {
  const { t } = useTranslation('builder')
  const hasTexts = useHasTexts('builder')
  const isHere = useBuilderView(builder) !== null
  return hasTexts && isHere ? <p className="vb-suggest-note vb-suggest-detail">{t('add.key')}</p> : null
}
