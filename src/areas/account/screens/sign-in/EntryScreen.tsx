import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { EntryLayout } from '#components/layout/EntryLayout.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useFocusOnArrival, useShop } from '#hooks/app.tsx'
import { useHasTexts } from '#hooks/language.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'

/** The pages by which people get in, as their texts name them. */
export type WayIn = 'login' | 'forgot' | 'reset' | 'activation' | 'multipass' | 'mails'

export interface EntryScreenProps {
  readonly page: WayIn
  readonly children: ReactNode
  readonly beside?: ReactNode
}

/** The frame of a page by which people get in. It stands back until its texts are there. */
export function EntryScreen(props: EntryScreenProps) {
  return useHasTexts('account') ? <Entry {...props} /> : <WaitingPage />
}

function Entry({ page, children, beside }: EntryScreenProps) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const title = t(`signIn.${page}.title`)
  return (
    <>
      <PageHead
        title={title}
        description={page === 'login' ? t('signIn.login.description', { shop: shop.name }) : undefined}
      />
      <EntryLayout heading={<PageHeading focusOnMount={useFocusOnArrival()}>{title}</PageHeading>} beside={beside}>
        <KeepFocus label={title}>{children}</KeepFocus>
      </EntryLayout>
    </>
  )
}
