import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { useUser } from '#areas/account/hooks/session.ts'

import { PageHead } from '#screens/page/PageHead.tsx'

/** Stands in place of a page that is for people of another type (sign-in.wrong-type-is-told). */
export function NotForAccount() {
  const { t } = useTranslation('account')
  const href = useHref()
  const user = useUser()
  const title = t('area.refused.title')
  return (
    <>
      <PageHead title={title} />
      <ErrorView
        heading={title}
        message={t('area.refused.text', { email: shownAddress(user?.email ?? '') })}
        focusOnMount={useFocusOnArrival()}
        actions={
          <ButtonLink variant="primary" href={href('/account')}>
            {t('area.refused.home')}
          </ButtonLink>
        }
      />
    </>
  )
}
