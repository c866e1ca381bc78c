import { useTranslation } from 'react-i18next'

import { Chip, ChipRow } from '#components/action/Chip.tsx'

/** A filter that is chosen. */
export interface ChosenChip {
  readonly key: string
  readonly name: string
  /** The BCP 47 tag of the name where it differs from the page's. */
  readonly lang?: string | undefined
  readonly onRemove: () => void
}

interface ChosenChipsProps {
  readonly chips: readonly ChosenChip[]
  readonly onClear: () => void
}

/** Nothing if nothing is chosen. */
export function ChosenChips({ chips, onClear }: ChosenChipsProps) {
  const { t } = useTranslation('catalogue')
  if (chips.length === 0) return null
  return (
    <ChipRow label={t('filters.chosen')} clearLabel={t('filters.reset')} onClear={onClear}>
      {chips.map(({ key, name, lang, onRemove }) => (
        <Chip key={key} label={name} lang={lang} removeLabel={t('filters.remove', { name })} onRemove={onRemove} />
      ))}
    </ChipRow>
  )
}
