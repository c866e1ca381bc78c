import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { useHref } from '#hooks/language.ts'

import { GeneralScreen } from './GeneralScreen.tsx'

// A screen for each, so that a page that is being left goes on showing its own text.

export function AboutScreen() {
  return <GeneralScreen page="about" />
}

export function PractitionersScreen() {
  return (
    <GeneralScreen page="practitioners">
      <RegisterLink />
    </GeneralScreen>
  )
}

function RegisterLink() {
  const { t } = useTranslation('pages')
  const href = useHref()
  return (
    <p>
      <ButtonLink variant="primary" href={href('/onboarding/register/practitioner')}>
        {t('practitioners.register')}
      </ButtonLink>
    </p>
  )
}

export function ShippingScreen() {
  return <GeneralScreen page="shipping" />
}

export function PrivacyScreen() {
  return <GeneralScreen page="privacy" />
}

export function TermsScreen() {
  return <GeneralScreen page="terms" />
}

export function ImprintScreen() {
  return <GeneralScreen page="imprint" />
}
