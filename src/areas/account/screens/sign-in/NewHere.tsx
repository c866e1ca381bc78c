import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { CallOut } from '#components/feedback/CallOut.tsx'
import { useHref } from '#hooks/language.ts'

/** The way to an account, beside a login. */
export function NewHere() {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <CallOut
      heading={t('signIn.new.heading')}
      text={t('signIn.new.text')}
      tone="calm"
      action={<ButtonLink href={href('/onboarding/register-as')}>{t('signIn.new.register')}</ButtonLink>}
    />
  )
}
