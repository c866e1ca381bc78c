import { useTranslation } from 'react-i18next'

import { isClientProfile, useProfile } from '#areas/account/hooks/session.ts'

/** Says before a practitioner saves what a change means, and while they are checked what stays (account.check-is-explained). */
export function CertificateNote({ isSent }: { readonly isSent: boolean }) {
  const { t } = useTranslation('account')
  const profile = useProfile()
  if (!profile || isClientProfile(profile)) return null
  const { status, check } = profile.certificate
  const note = check
    ? 'area.certificate.checked'
    : status === 'approved'
      ? 'profile.checkedAgain'
      : status === 'pending' && isSent && 'area.certificate.pending'
  return (
    <p className="vb-area-card-text" role="status">
      {note && t(note)}
    </p>
  )
}
