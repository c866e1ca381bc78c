import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { usePlace } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { loginFrom } from '#machines/gate/gate.ts'

interface SignInFirstProps {
  readonly heading: string
  readonly text: string
}

/** Shown to visitors instead of a page that needs an account. */
export function SignInFirst({ heading, text }: SignInFirstProps) {
  const { t } = useTranslation()
  const href = useHref()
  const place = usePlace()
  return (
    <EmptyState
      heading={heading}
      text={text}
      actions={
        <>
          <ButtonLink variant="primary" href={href(loginFrom(place))}>
            {t('account.signIn')}
          </ButtonLink>
          <ButtonLink href={href('/products')}>{t('error.toProducts')}</ButtonLink>
        </>
      }
    />
  )
}
