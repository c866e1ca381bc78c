import { useTranslation } from 'react-i18next'

import { USER_TYPES } from '#contract/call.ts'
import { useUser } from '#hooks/session.ts'

import { AreaPage } from './AreaPage.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { ExportData } from './ExportData.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PracticeForm } from './PracticeForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { RoleGate } from './RoleGate.tsx'
import { WishesForm } from './WishesForm.tsx'

const { CertifiedPractitioner, Practitioner, Client } = USER_TYPES

/** The own account, whatever its type (decision 26). */
export function ProfileScreen() {
  const { t } = useTranslation('account')
  const user = useUser()
  return (
    <AreaPage title={t('common:account.profile')} lead={t('profile.lead', { email: user?.email ?? '' })}>
      <ProfileForm />
      <RoleGate allowed={[CertifiedPractitioner, Practitioner]}>
        <PracticeForm />
      </RoleGate>
      <RoleGate allowed={[Client]}>
        <WishesForm />
      </RoleGate>
      <PasswordForm />
      <Devices />
      <ExportData />
      <DeleteAccount />
    </AreaPage>
  )
}
