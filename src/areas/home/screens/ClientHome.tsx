import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useActorNamed } from '#hooks/app.tsx'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { isClientProfile } from '#areas/account/hooks/session.ts'
import type { ClientProfile } from '#areas/account/hooks/session.ts'

import { PRODUCTS } from '#screens/page/links.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { TodayPlan } from '#areas/protocols/screens/shared/TodayPlan.tsx'
import { Invitations } from '#areas/clients/screens/Invitations.tsx'
import { NewProtocols } from './NewProtocols.tsx'
import { usePractitionerName } from '#areas/account/screens/practitioner-name.ts'
import { WithProfile } from '#areas/account/screens/own-area/WithProfile.tsx'

const GROUPS = ['suitable_for', 'free_from'] as const

export function ClientHome() {
  const { t } = useTranslation()
  return (
    <WithProfile title={t('account.area')}>
      {(profile) => (isClientProfile(profile) ? <Home profile={profile} /> : null)}
    </WithProfile>
  )
}

function Home({ profile }: { readonly profile: ClientProfile }) {
  const { t } = useTranslation('account')
  const practitionerName = usePractitionerName()
  const href = useHref()
  const percent = useFormatPercent()
  const hasTexts = useHasTexts('clients')
  const { practitioner, discount_rate } = profile
  return (
    <AreaPage title={t('area.hello', { name: profile.first_name })}>
      <Invitations profile={profile} />
      <TodayPlan />
      {hasTexts && <NewProtocols />}
      <AreaCard
        heading={t('area.advisor.heading')}
        text={
          practitioner ? t('area.advisor.text', { name: practitionerName(practitioner) }) : t('area.advisor.nobody')
        }
      >
        {practitioner && discount_rate > 0 && <p>{t('area.advisor.discount', { discount: percent(discount_rate) })}</p>}
        {practitioner && practitioner.shop_name !== null && (
          <TextLink href={href(`/practice/${practitioner.shop_name}`)}>{t('area.advisor.page')}</TextLink>
        )}
        {profile.practitioners.length > 1 && (
          <TextLink href={href('/account/client/profile#wishes')}>{t('area.advisor.change')}</TextLink>
        )}
      </AreaCard>
      <Wishes profile={profile} />
    </AreaPage>
  )
}

function Wishes({ profile }: { readonly profile: ClientProfile }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const options = useSelector(useActorNamed('shopOptions'), ({ context }) => context.data)
  const wished = GROUPS.flatMap((group) =>
    (options?.[group] ?? []).filter(({ id }) => profile[group].includes(id)).map((option) => ({ group, ...option })),
  )
  const query = new URLSearchParams(
    GROUPS.flatMap((group) => (profile[group].length > 0 ? [[group, profile[group].join(',')]] : [])),
  )
  const hasWishes = query.size > 0
  return (
    <AreaCard heading={t('area.wishes.heading')} text={hasWishes ? t('area.wishes.text') : t('area.wishes.none')}>
      {wished.length > 0 && (
        <ul className="vb-area-list">
          {wished.map(({ group, id, name, lang }) => (
            <li key={`${group}${id}`}>
              <span>{`${t(`profile.field.${group}`)}:`}</span> <span lang={lang}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="vb-area-below">
        {/* Commas stay as they are in the listing's address (address.query-is-written-plainly). */}
        <ButtonLink
          variant="primary"
          href={href(hasWishes ? `${PRODUCTS}?${query.toString().replaceAll('%2C', ',')}` : PRODUCTS)}
        >
          {t(hasWishes ? 'area.wishes.show' : 'area.wishes.all')}
        </ButtonLink>
        <ButtonLink href={href('/account/client/profile#wishes')}>{t('area.wishes.change')}</ButtonLink>
      </div>
    </AreaCard>
  )
}
