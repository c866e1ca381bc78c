import { Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import LogOut from 'lucide-react/icons/log-out'

import { AreaLayout } from '#components/layout/AreaLayout.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { useActorNamed, usePlace } from '#hooks/app.tsx'
import { useDrawnPath } from '#hooks/drawn-path.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useUser } from '#areas/account/hooks/session.ts'
import { ACCOUNT } from '#machines/pages/own-areas.ts'
import { isForType } from '#machines/pages/entrance.ts'
import { currentIn, menuOf, menuText } from '#machines/pages/menu.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { AccountFailed } from './AccountFailed.tsx'
import { menuIcon } from './menu-icons.ts'
import { NotForAccount } from './NotForAccount.tsx'

/** The own area of whoever is signed in: what the gate says of the page in sight decides what is drawn. */
export function AccountArea() {
  return useHasTexts('account') ? <Area /> : <WaitingArea />
}

function Area() {
  const gate = useActorNamed('gate')
  const isAllowed = useSelector(gate, (snapshot) => snapshot.matches('allowed'))
  const isRefused = useSelector(gate, (snapshot) => snapshot.matches('refused'))
  const isOpen = useSelector(gate, (snapshot) => snapshot.matches('open'))
  const [path, user] = [useDrawnPath(), useUser()]
  // The gate judges the page that loads, and the one that is drawn stays until that is there. The area's own path has none.
  const isOwnPage = path !== undefined && path !== ACCOUNT && user !== null && isForType({ path }, user.user_type_id)
  const isUnknown = useSelector(
    useActorNamed('session'),
    (snapshot) => snapshot.matches({ loggedin: { account: 'failed' } }) && snapshot.context.user === null,
  )
  if (isUnknown) return <AccountFailed />
  if (isRefused) return <NotForAccount />
  return isOwnPage && (isAllowed || isOpen) ? <OwnArea /> : <WaitingArea />
}

function WaitingArea() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('account.area')} />
      <Waiting />
    </>
  )
}

function OwnArea() {
  const { t } = useTranslation('account')
  const href = useHref()
  const place = usePlace()
  const user = useUser()
  const session = useActorNamed('session')
  const isLeaving = useSelector(session, (snapshot) => snapshot.hasTag('leaving'))
  const menu = user ? menuOf(user.user_type_id) : []
  const current = place ? currentIn(menu, place.path) : undefined
  return (
    <AreaLayout
      label={t('common:account.menu')}
      entries={menu.map((name) => ({
        href: href(PAGES[name].path),
        label: t(menuText(name)),
        icon: menuIcon(name),
        current: name === current,
      }))}
      leave={{
        label: t('common:account.signOut'),
        icon: <LogOut size={20} />,
        busy: isLeaving,
        onPress: () => session.send({ type: 'session.leave' }),
      }}
    >
      <Outlet />
    </AreaLayout>
  )
}
