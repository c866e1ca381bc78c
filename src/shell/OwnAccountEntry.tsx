import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AccountButton } from '#components/form/AccountButton.tsx'
import type { AccountWordsProps } from '#components/form/AccountLink.tsx'
import { bcp47 } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useHref, useLanguage } from '#hooks/language.ts'
import { ACCOUNT, homeOf, profileOf } from '#machines/pages/own-areas.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { OwnBar } from './OwnBar.tsx'

interface OwnAccountEntryProps {
  readonly open: boolean
  readonly words: AccountWordsProps
}

/**
 * The way to the own area, the profile and out, and the bar of narrow windows. Quiet pages have neither. A default export, to be loaded when
 * somebody has signed in.
 */
export default function OwnAccountEntry({ words }: OwnAccountEntryProps) {
  const { t } = useTranslation()
  const href = useHref()
  const language = useLanguage()
  const session = useActorNamed('session')
  const { isLeaving, user } = useSelector(
    session,
    (snapshot) => ({ isLeaving: snapshot.hasTag('leaving'), user: snapshot.context.user }),
    shallowEqual,
  )
  return (
    <>
      <Announcer message={isLeaving ? t('account.signingOut') : ''} />
      <AccountButton
        {...words}
        menuLabel={t('account.menu')}
        person={user ? personName(user, language) || shownAddress(user.email) : undefined}
        items={[
          { id: 'area', label: t('account.area'), href: href(user ? homeOf(user.user_type_id) : ACCOUNT) },
          ...(user ? [{ id: 'profile', label: t('account.profile'), href: href(profileOf(user.user_type_id)) }] : []),
          { id: 'wishlist', label: t('wishlist.label'), href: href(PAGES.wishlist.path) },
          { id: 'signOut', label: t('account.signOut') },
        ]}
        onChoose={(id) => {
          if (id === 'signOut') session.send({ type: 'session.leave' })
        }}
        busy={isLeaving}
        lang={bcp47(language)}
      />
      <OwnBar />
    </>
  )
}
