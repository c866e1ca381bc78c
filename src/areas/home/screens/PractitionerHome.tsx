import { useTranslation } from 'react-i18next'

import { AreaCard, AreaColumns } from '#components/layout/AreaCard.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { isClientProfile } from '#areas/account/hooks/session.ts'
import type { PractitionerProfile } from '#areas/account/hooks/session.ts'
import { searchPath } from '#machines/catalogue/search-results/search-results.ts'

import { PageHead } from '#screens/page/PageHead.tsx'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { CommissionCard } from './CommissionCard.tsx'
import { LatestProtocols } from './LatestProtocols.tsx'
import { PracticeCard } from './PracticeCard.tsx'
import { WaitingClients } from './WaitingClients.tsx'
import { WithProfile } from '#areas/account/screens/own-area/WithProfile.tsx'

export function PractitionerHome() {
  const { t } = useTranslation()
  const title = t('account.area')
  if (!useHasTexts('clients'))
    return (
      <>
        <PageHead title={title} />
        <Waiting />
      </>
    )
  return (
    <WithProfile title={title}>
      {(profile) => (isClientProfile(profile) ? null : <Home profile={profile} />)}
    </WithProfile>
  )
}

function Home({ profile }: { readonly profile: PractitionerProfile }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const certificate = <Certificate profile={profile} />
  const isApproved = profile.certificate.status === 'approved' && profile.certificate.check === null
  return (
    <AreaPage title={t('area.hello', { name: profile.first_name })}>
      {!isApproved && certificate}
      <AreaColumns
        first={
          <>
            <WaitingClients />
            <LatestProtocols />
          </>
        }
        second={
          <>
            <CommissionCard />
            <PracticeCard />
            <Missing profile={profile} />
            <AreaCard heading={t('area.search.heading')} text={t('area.search.text')}>
              <SearchForm
                action={href(searchPath({}))}
                label={t('area.search.heading')}
                hint={t('area.search.hint')}
                button={t('area.search.button')}
                maxLength={SEARCH_MAX_LENGTH}
              />
            </AreaCard>
            {isApproved && certificate}
          </>
        }
      />
    </AreaPage>
  )
}

function Certificate({ profile }: { readonly profile: PractitionerProfile }) {
  const { t } = useTranslation('account')
  const { status, reason, check } = profile.certificate
  return (
    <AreaCard
      heading={t('area.certificate.heading')}
      text={t(`area.certificate.${check === null ? status : 'checked'}`)}
    >
      {status === 'refused' && reason !== null && <p>{t('area.certificate.reason', { reason })}</p>}
    </AreaCard>
  )
}

/** The fields that clients and the shop would like to know of, with the part of the profile page where each stands. */
const WANTED = [
  ['phone', 'details'],
  ['country', 'details'],
  ['health_profession', 'practice'],
  ['expertise_level', 'practice'],
  ['organisation_type', 'practice'],
  ['practice_name', 'practice'],
  ['website', 'practice'],
  ['professional_body', 'practice'],
  ['professional_number', 'practice'],
] as const satisfies readonly (readonly [keyof PractitionerProfile, string])[]

function Missing({ profile }: { readonly profile: PractitionerProfile }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const missing = WANTED.filter(([field]) => profile[field] === null || profile[field] === '')
  return (
    <AreaCard heading={t('area.missing.heading')} text={missing.length > 0 ? t('area.missing.text') : undefined}>
      {missing.length === 0 ? (
        <SavedMark text={t('area.missing.nothing')} />
      ) : (
        <ul className="vb-area-list">
          {missing.map(([field, part]) => (
            <li key={field}>
              <TextLink href={href(`/account/practitioner/profile#${part}`)}>{t(`register.field.${field}`)}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </AreaCard>
  )
}
