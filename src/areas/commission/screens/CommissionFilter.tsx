import { useTranslation } from 'react-i18next'

import { FilterForm } from '#areas/commission/components/FilterForm.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { isFiltered } from '#machines/commission/commission-place.ts'
import type { CommissionPage, CommissionPlace } from '#machines/commission/commission-place.ts'
import { PAGES } from '#machines/pages/pages.ts'

const PATH = PAGES.commission.path

interface CommissionFilterProps {
  readonly clients: CommissionPage['clients']
  readonly place: CommissionPlace
}

/** Narrows the report by days and client, which stand in the address. */
export function CommissionFilter({ clients, place }: CommissionFilterProps) {
  const { t } = useTranslation('commission')
  const fullName = useFullName()
  const href = useHref()
  const { from, to, client } = place
  const chosen = client === null ? '' : String(client)
  const options = clients.map((one) => ({ value: String(one.id), label: fullName(one) }))
  // A client beyond those that are listed stays chosen.
  const isListed = chosen === '' || options.some(({ value }) => value === chosen)
  return (
    <FilterForm
      label={t('filter.title')}
      action={href(PATH)}
      days={[
        { name: 'from', label: t('filter.from'), value: from ?? '' },
        { name: 'to', label: t('filter.to'), value: to ?? '' },
      ]}
      choice={{
        name: 'client',
        label: t('filter.client'),
        value: chosen,
        options: [
          { value: '', label: t('filter.everyone') },
          ...(isListed ? [] : [{ value: chosen, label: `#${chosen}` }]),
          ...options,
        ],
      }}
      button={t('filter.show')}
      more={isFiltered(place) && <TextLink href={href(PATH)}>{t('filter.all')}</TextLink>}
    />
  )
}
