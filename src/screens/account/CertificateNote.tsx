import { useTranslation } from 'react-i18next'

import { isClientProfile, useProfile } from '#hooks/session.ts'

/** Says before a practitioner saves what a change costs, and afterwards that the certificate is being checked. */
export function CertificateNote({ isSent }: { readonly isSent: boolean }) {
  const { t } = useTranslation('account')
  const profile = useProfile()
  if (!profile || isClientProfile(profile)) return null
  const { status } = profile.certificate
  const isChecked = status === 'pending' && isSent
  return (
    <p className="vb-area-card-text" role="status">
      {status === 'approved' ? t('profile.checkedAgain') : isChecked && t('area.certificate.pending')}
    </p>
  )
}
