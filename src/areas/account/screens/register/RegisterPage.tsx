import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { NarrowPage } from '#components/layout/NarrowPage.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useFocusOnArrival, useShop } from '#hooks/app.tsx'
import { useHasTexts } from '#hooks/language.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'

export interface RegisterPageProps {
  readonly who: 'practitioner' | 'client'
  /** The form. */
  readonly children: ReactNode
}

/** A page with a form of registration. It stands back until its text is there. */
export function RegisterPage(props: RegisterPageProps) {
  return useHasTexts('account') ? <Page {...props} /> : <WaitingPage />
}

function Page({ who, children }: RegisterPageProps) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const title = t(`register.${who}.title`)
  return (
    <NarrowPage>
      <PageHead title={title} description={t(`register.${who}.description`, { shop: shop.name })} />
      <PageHeading focusOnMount={useFocusOnArrival()} lead={t(`register.${who}.lead`)}>
        {title}
      </PageHeading>
      {children}
    </NarrowPage>
  )
}
