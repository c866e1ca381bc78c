import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { useHref } from '#hooks/language.ts'

/** Stands where a practitioner's clients would be, and says why they are not there. */
export function Rest() {
  const { t } = useTranslation('clients')
  return (
    <AreaCard heading={t('rest.heading')} text={t('rest.text')}>
      <div className="vb-area-below">
        <ToCertificate />
      </div>
    </AreaCard>
  )
}

export function ToCertificate() {
  const { t } = useTranslation('clients')
  const href = useHref()
  return <ButtonLink href={href(CERTIFICATE)}>{t('rest.toCertificate')}</ButtonLink>
}

/** The page with the details that a certificate is checked by, without the language. */
export const CERTIFICATE = '/account/practitioner/profile#practice'
