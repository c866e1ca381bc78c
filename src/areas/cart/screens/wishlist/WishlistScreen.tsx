import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useActorNamed, useFocusOnArrival } from '#hooks/app.tsx'
import { useHasTexts } from '#hooks/language.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { OwnWishlist } from './OwnWishlist.tsx'
import { VisitorWishlist } from './VisitorWishlist.tsx'

/** The wishlist of a signed-in user; visitors are told how to get one. Shows a waiting page until its texts have loaded. */
export function WishlistScreen() {
  const hasTexts = useHasTexts('shopping')
  const hasCards = useHasTexts('catalogue')
  return hasTexts && hasCards ? <WishlistPage /> : <WaitingPage />
}

function WishlistPage() {
  const { t } = useTranslation('shopping')
  const isSignedIn = useSelector(useActorNamed('session'), (snapshot) => snapshot.matches('loggedin'))
  return (
    <>
      <PageHead title={t('wishlist.title')} />
      <PageHeading focusOnMount={useFocusOnArrival()}>{t('wishlist.title')}</PageHeading>
      {isSignedIn ? (
        <WithLateActor name="wishlist">{(actor) => <OwnWishlist actor={actor} />}</WithLateActor>
      ) : (
        <VisitorWishlist />
      )}
    </>
  )
}
