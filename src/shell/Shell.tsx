import { Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Page } from '#components/layout/Page.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { useActorNamed, useApp } from '#hooks/app.tsx'
import { useShownLanguage } from '#hooks/language.ts'
import { PartsProvider } from '#hooks/parts.tsx'

import { LostScreen } from '#screens/errors/LostScreen.tsx'
import { UnreadableScreen } from '#screens/errors/UnreadableScreen.tsx'
import { BuilderPlace } from './BuilderPlace.tsx'
import { CountryNotice } from './CountryNotice.tsx'
import { LanguageProblem } from './LanguageProblem.tsx'
import { PARTS } from './parts.ts'
import { ShopFooter } from './ShopFooter.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { Toasts } from './Toasts.tsx'
import { WishPanel } from './WishPanel.tsx'

/** The frame of every page. Until the first texts are there it has nothing to say. */
export function Shell() {
  const { t } = useTranslation()
  const isBroken = useSelector(useApp(), (snapshot) => snapshot.hasTag('broken'))
  const isUnreadable = useSelector(useActorNamed('language'), (snapshot) => snapshot.matches({ entered: 'unreadable' }))
  const shown = useShownLanguage()
  if (shown === null) return isUnreadable ? <UnreadableScreen /> : <Waiting />
  return (
    <PartsProvider value={PARTS}>
      <Page skipLabel={t('skip')} header={<ShopHeader />} footer={<ShopFooter />}>
        <LanguageProblem />
        {isBroken ? <LostScreen /> : <Outlet />}
      </Page>
      <BuilderPlace />
      <Toasts />
      <WishPanel />
      <CountryNotice />
    </PartsProvider>
  )
}
