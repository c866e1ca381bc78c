import { useTranslation } from 'react-i18next'

import { Article, type ArticlePart } from '#components/layout/Article.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useRegisteredEmail } from '#areas/account/hooks/registration.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'

/** The next steps after registration (registration.leads-to-success). */
export function SuccessScreen() {
  return useHasTexts('account') ? <NextSteps /> : <WaitingPage />
}

function NextSteps() {
  const { t } = useTranslation('account')
  const href = useHref()
  const email = useRegisteredEmail()
  // The shape of the file is tested.
  const parts = t('register.success.sections', { returnObjects: true }) as readonly ArticlePart[]
  return (
    <>
      <PageHead title={t('register.success.title')} />
      <Article
        heading={
          <PageHeading
            focusOnMount={useFocusOnArrival()}
            lead={
              email === null ? t('register.success.sent') : t('register.success.sentTo', { email: shownAddress(email) })
            }
          >
            {t('register.success.title')}
          </PageHeading>
        }
        parts={parts}
      >
        <p>
          <ButtonLink href={href('/products')}>{t('register.success.toShop')}</ButtonLink>
        </p>
      </Article>
    </>
  )
}
