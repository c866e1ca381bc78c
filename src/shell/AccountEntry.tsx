import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { AccountLink } from '#components/form/AccountLink.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { useActorNamed, usePlace } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { loginFrom } from '#machines/gate/gate.ts'
import { ACCOUNT } from '#machines/pages/own-areas.ts'

const OwnAccountEntry = createOverlay(() => import('./OwnAccountEntry.tsx'))

/** The way in for visitors; for everybody else the way to their own area, their profile and out. */
export function AccountEntry() {
  const { t } = useTranslation()
  const href = useHref()
  const place = usePlace()
  const isSignedIn = useSelector(useActorNamed('session'), (snapshot) => snapshot.matches('loggedin'))
  const [signIn, account] = [t('account.signIn'), t('account.button')]
  const words = { shown: account, other: signIn }
  return (
    <KeepFocus label={t('account.menu')}>
      {isSignedIn ? (
        <OwnAccountEntry
          open
          words={words}
          fallback={<AccountLink {...words} href={href(ACCOUNT)} isCurrent={false} />}
        />
      ) : (
        <AccountLink
          shown={signIn}
          other={account}
          href={href(loginFrom(place))}
          isCurrent={place?.path === '/login'}
        />
      )}
    </KeepFocus>
  )
}
