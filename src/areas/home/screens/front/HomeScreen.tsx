import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { useActorNamed } from '#hooks/app.tsx'
import { useHasTexts } from '#hooks/language.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { BrandLinks } from './BrandLinks.tsx'
import { CategoryLinks } from './CategoryLinks.tsx'
import { GoalTiles } from './GoalTiles.tsx'
import { HomeHero } from './HomeHero.tsx'
import { PopularProducts } from './PopularProducts.tsx'
import { PractitionerCall } from './PractitionerCall.tsx'
import { ZeroWasteCall } from './ZeroWasteCall.tsx'

/** The shop's front door. It stands back until its words and the shop's overview are there, so that nothing moves later. */
export function HomeScreen() {
  const hasTexts = useHasTexts('home')
  const isOpen = useSelector(
    useActorNamed('shopOverview'),
    ({ context }) => context.data !== null || context.problem !== null,
  )
  return hasTexts && isOpen ? <Home /> : <WaitingPage />
}

function Home() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead home title={t('title')} description={t('description')} />
      <HomeHero />
      <GoalTiles />
      <PopularProducts />
      <CategoryLinks />
      <ZeroWasteCall />
      <BrandLinks />
      <PractitionerCall />
    </>
  )
}
