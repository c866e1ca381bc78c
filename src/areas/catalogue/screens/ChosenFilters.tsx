import { useTranslation } from 'react-i18next'

import { FILTER_GROUPS } from '#areas/catalogue/contract/listing.ts'
import { useCatalogueLater, useCatalogueSend } from '#areas/catalogue/hooks/catalogue.ts'

import { ChosenChips } from './filters/ChosenChips.tsx'
import { chipName } from './option-names.ts'

export function ChosenFilters() {
  const { t } = useTranslation('catalogue')
  const filters = useCatalogueLater(({ context }) => context.filters)
  const send = useCatalogueSend()
  const chips = FILTER_GROUPS.flatMap((group) =>
    filters[group].map((choice) => ({
      key: `${group}-${choice.id}`,
      name: chipName(t, group, choice),
      lang: choice.lang,
      onRemove: () => send({ type: 'filter.remove', group, id: choice.id }),
    })),
  )
  return <ChosenChips chips={chips} onClear={() => send({ type: 'filter.reset' })} />
}
