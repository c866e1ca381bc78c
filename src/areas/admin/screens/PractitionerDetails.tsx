import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { DetailList } from '#components/layout/DetailList.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useCountries } from '#hooks/countries.ts'
import { approvalOf } from '#machines/admin/lists.ts'
import type { Practitioner } from '#machines/admin/lists.ts'
import type { LookupsRef } from '#machines/account/lookups.machine.ts'

import { titleIn } from './lookup-title.ts'

/** All that a practitioner has told at registration or since, and where the certificate stands. */
export function PractitionerDetails({
  practitioner,
  lookups,
}: {
  readonly practitioner: Practitioner
  readonly lookups: LookupsRef
}) {
  const { t } = useTranslation('account')
  const countries = useCountries()
  const data = useSelector(lookups, ({ context }) => context.data)
  const { email, phone, country, practice_name, website, professional_body, professional_number, certificate } =
    practitioner
  const details = [
    { field: 'email', value: <TextLink href={`mailto:${email}`}>{shownAddress(email)}</TextLink> },
    { field: 'phone', value: phone },
    { field: 'country', value: countries.find(({ code }) => code === country)?.name ?? country ?? '' },
    { field: 'health_profession', value: titleIn(data?.health_professions, practitioner.health_profession) },
    { field: 'expertise_level', value: titleIn(data?.expertise_levels, practitioner.expertise_level) },
    { field: 'organisation_type', value: titleIn(data?.organisation_types, practitioner.organisation_type) },
    { field: 'practice_name', value: practice_name },
    {
      field: 'website',
      value:
        website === '' ? (
          ''
        ) : (
          <TextLink href={website} rel="noreferrer" target="_blank">
            {shownAddress(website)}
          </TextLink>
        ),
    },
    { field: 'professional_body', value: professional_body },
    { field: 'professional_number', value: professional_number },
  ] as const
  const status = t(`admin.status.${approvalOf(practitioner)}`)
  return (
    <DetailList
      details={[
        ...details.map(({ field, value }) => ({
          name: t(`register.field.${field}`),
          value: value === '' ? t('admin.nothing') : value,
        })),
        {
          name: t('admin.field.certificate'),
          value: certificate.reason ? `${status}. ${t('admin.reason', { reason: certificate.reason })}` : status,
        },
      ]}
    />
  )
}
