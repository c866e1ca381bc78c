import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AccountSwitch } from '#components/form/AccountSwitch.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useActorNamed, usePlace } from '#hooks/app.tsx'
import { useHref, useLanguage } from '#hooks/language.ts'
import { loginFrom } from '#machines/gate/gate.ts'
import { ACCOUNT, homeOf, profileOf } from '#machines/pages/areas.ts'
import { PAGES } from '#machines/pages/pages.ts'

/** The way in for visitors; for everybody else the way to their own area, their profile and out. */
export function AccountEntry() {
  const { t } = useTranslation()
  const href = useHref()
  const place = usePlace()
  const language = useLanguage()
  const session = useActorNamed('session')
  const { isSignedIn, isLeaving, user } = useSelector(
    session,
    (snapshot) => ({
      isSignedIn: snapshot.matches('loggedin'),
      isLeaving: snapshot.hasTag('leaving'),
      user: snapshot.context.user,
    }),
    shallowEqual,
  )
  return (
    <>
      <Announcer message={isLeaving ? t('account.signingOut') : ''} />
      <AccountSwitch
        label={t('account.menu')}
        signInLabel={t('account.signIn')}
        buttonLabel={t('account.button')}
        signInHref={href(loginFrom(place))}
        isCurrent={place?.path === '/login'}
        lang={bcp47(language)}
        owner={
          isSignedIn
            ? {
                menuLabel: t('account.menu'),
                person: user ? `${user.first_name} ${user.last_name}`.trim() || user.email : undefined,
                items: [
                  { id: 'area', label: t('account.area'), href: href(user ? homeOf(user.user_type_id) : ACCOUNT) },
                  ...(user
                    ? [{ id: 'profile', label: t('account.profile'), href: href(profileOf(user.user_type_id)) }]
                    : []),
                  { id: 'wishlist', label: t('wishlist.label'), href: href(PAGES.wishlist.path) },
                  { id: 'signOut', label: t('account.signOut') },
                ],
                onChoose: (id) => {
                  if (id === 'signOut') session.send({ type: 'session.leave' })
                },
                busy: isLeaving,
              }
            : undefined
        }
      />
    </>
  )
}
