import { useSelector } from '@xstate/react'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useTranslation } from 'react-i18next'

import { HeaderEntry } from '#components/layout/HeaderEntry.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { useActorNamed, useLateActor, usePlace } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

const OwnCartEntry = createOverlay(() => import('#areas/cart/screens/OwnCartEntry.tsx'))

/** The way to the cart. Who has one sees how much is in it, and looks into it without leaving the page. */
export function CartEntry() {
  const { t } = useTranslation()
  const href = useHref()
  const isCurrent = usePlace()?.path === PAGES.cart.path
  const cart = useLateActor('cart')
  const isSignedIn = useSelector(useActorNamed('session'), (snapshot) => snapshot.matches('loggedin'))
  const entry = {
    href: href(PAGES.cart.path),
    icon: <ShoppingCart size={20} />,
    label: t('cartEntry.label'),
    isCurrent,
  }
  const plain = <HeaderEntry {...entry} />
  return cart && isSignedIn ? <OwnCartEntry open actor={cart} entry={entry} fallback={plain} /> : plain
}
