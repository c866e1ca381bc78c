import { useTranslation } from 'react-i18next'

import { Chip, ChipRow } from '#components/Chip.tsx'
import { FILTER_GROUPS } from '#contract/listing.ts'
import { useCatalogue, useCatalogueSend } from '#hooks/catalogue.ts'

import { chipName } from './option-names.ts'

/** What is chosen, as chips above the list. */
export function ChosenFilters() {
  const { t } = useTranslation('catalogue')
  const filters = useCatalogue(({ context }) => context.filters)
  const send = useCatalogueSend()
  const chips = FILTER_GROUPS.flatMap((group) => filters[group].map((choice) => ({ group, choice, name: chipName(t, group, choice) })))
  if (chips.length === 0) return null
  return (
    <ChipRow label={t('filters.chosen')} clearLabel={t('filters.reset')} onClear={() => send({ type: 'filter.reset' })}>
      {chips.map(({ group, choice: { id, lang }, name }) => (
        <Chip
          key={`${group}-${id}`}
          label={name}
          lang={lang}
          removeLabel={t('filters.remove', { name })}
          onRemove={() => send({ type: 'filter.remove', group, id })}
        />
      ))}
    </ChipRow>
  )
}
