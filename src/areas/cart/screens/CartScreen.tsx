import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useActorNamed, useFocusOnArrival } from '#hooks/app.tsx'
import { useHasTexts } from '#hooks/language.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { OwnCart } from './OwnCart.tsx'
import { VisitorCart } from './VisitorCart.tsx'

/** The cart of a signed-in user; visitors are told how to get one. Shows a waiting page until its texts have loaded. */
export function CartScreen() {
  const hasTexts = useHasTexts('shopping')
  const hasCards = useHasTexts('catalogue')
  return hasTexts && hasCards ? <CartPage /> : <WaitingPage />
}

function CartPage() {
  const { t } = useTranslation('shopping')
  const isSignedIn = useSelector(useActorNamed('session'), (snapshot) => snapshot.matches('loggedin'))
  return (
    <>
      <PageHead title={t('cart.title')} />
      <PageHeading focusOnMount={useFocusOnArrival()}>{t('cart.title')}</PageHeading>
      {isSignedIn ? <WithLateActor name="cart">{(actor) => <OwnCart actor={actor} />}</WithLateActor> : <VisitorCart />}
    </>
  )
}
