import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import LogOut from 'lucide-react/icons/log-out'

import { FootBar } from '#components/layout/FootBar.tsx'
import { menuIcon } from '#areas/account/screens/own-area/menu-icons.ts'
import { useUser } from '#areas/account/hooks/session.ts'
import { useActorNamed, usePlace } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { barOf, currentIn, menuText } from '#machines/pages/menu.ts'
import type { MenuPage } from '#machines/pages/menu.ts'
import { PAGES } from '#machines/pages/pages.ts'

/** The signed-in user's main pages, in a bar at the bottom of a narrow window (account.bar-on-phones). */
export function OwnBar() {
  const { t } = useTranslation()
  const href = useHref()
  const place = usePlace()
  const user = useUser()
  const session = useActorNamed('session')
  const isLeaving = useSelector(session, (snapshot) => snapshot.hasTag('leaving'))
  if (!user) return null
  const { bar, rest } = barOf(user.user_type_id)
  const current = place ? currentIn([...bar, ...rest], place.path) : undefined
  const entryOf = (name: MenuPage) => ({
    href: href(PAGES[name].path),
    label: t(menuText(name)),
    icon: menuIcon(name),
    current: name === current,
  })
  return (
    <FootBar
      label={t('account.menu')}
      entries={bar.map(entryOf)}
      rest={rest.map(entryOf)}
      moreLabel={t('menu.more')}
      leave={{
        label: t('account.signOut'),
        icon: <LogOut size={20} />,
        busy: isLeaving,
        onPress: () => session.send({ type: 'session.leave' }),
      }}
    />
  )
}
