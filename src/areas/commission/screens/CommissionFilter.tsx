import { useTranslation } from 'react-i18next'

import { FilterForm } from '#areas/commission/components/FilterForm.tsx'
import { TabLinks } from '#components/action/TabLinks.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { commissionQuery, isFiltered } from '#machines/commission/commission-place.ts'
import type { CommissionPage, CommissionPlace } from '#machines/commission/commission-place.ts'
import { rangesOf } from '#machines/commission/ranges.ts'
import { PAGES } from '#machines/pages/pages.ts'

const PATH = PAGES.commission.path
const STATES = ['pending', 'approved', 'paid'] as const

interface Option {
  readonly value: string
  readonly label: string
}

/** The selected value stays an option even if it isn't listed. */
function optionsOf(all: string, chosen: number | null, listed: readonly Option[]): readonly Option[] {
  const value = String(chosen)
  const isListed = chosen === null || listed.some((option) => option.value === value)
  return [{ value: '', label: all }, ...(isListed ? [] : [{ value, label: `#${value}` }]), ...listed]
}

interface CommissionFilterProps {
  readonly page: CommissionPage
  readonly place: CommissionPlace
}

/** Narrows the report by days, client, protocol and state, which stand in the address (commission.from-and-to). */
export function CommissionFilter({ page: { report, clients, protocols }, place }: CommissionFilterProps) {
  const { t } = useTranslation('commission')
  const fullName = useFullName()
  const href = useHref()
  const { from, to, client, protocol, state } = place
  const people = clients.map((one) => ({ value: String(one.id), label: fullName(one) }))
  const named = protocols.map(({ protocol_id, name }) => ({ value: String(protocol_id), label: name }))
  return (
    <>
      <TabLinks
        label={t('filter.ranges')}
        tabs={rangesOf(report.today).map((range) => ({
          href: href(`${PATH}${commissionQuery({ ...place, from: range.from, to: range.to, page: 1 })}`),
          label: t(`filter.range.${range.id}`),
          current: range.from === from && range.to === to,
        }))}
      />
      <FilterForm
        label={t('filter.title')}
        action={href(PATH)}
        days={[
          { name: 'from', label: t('filter.from'), value: from ?? '' },
          { name: 'to', label: t('filter.to'), value: to ?? '' },
        ]}
        choices={[
          {
            name: 'client',
            label: t('filter.client'),
            value: String(client ?? ''),
            options: optionsOf(t('filter.everyone'), client, people),
          },
          {
            name: 'protocol',
            label: t('filter.protocol'),
            value: String(protocol ?? ''),
            options: optionsOf(t('filter.everyProtocol'), protocol, named),
          },
          {
            name: 'state',
            label: t('column.state'),
            value: state ?? '',
            options: [
              { value: '', label: t('filter.everyState') },
              ...STATES.map((value) => ({ value, label: t(`state.${value}`) })),
            ],
          },
        ]}
        button={t('filter.show')}
        more={isFiltered(place) && <TextLink href={href(PATH)}>{t('filter.all')}</TextLink>}
      />
    </>
  )
}
