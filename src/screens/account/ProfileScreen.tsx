import { useTranslation } from 'react-i18next'

import { USER_TYPES } from '#contract/call.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { isClientProfile, useUser } from '#hooks/session.ts'

import { AreaPage } from './AreaPage.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { ExportData } from './ExportData.tsx'
import { Invitations } from './Invitations.tsx'
import { LinkedPractitioners } from './LinkedPractitioners.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PracticeForm } from './PracticeForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { RoleGate } from './RoleGate.tsx'
import { WishesForm } from './WishesForm.tsx'
import { WithProfile } from './WithProfile.tsx'

const { Admin, CertifiedPractitioner, Practitioner, Client } = USER_TYPES

/**
 * The own account, whatever its type. A form of what is stored waits for it: one that stood empty could be
 * saved so.
 */
export function ProfileScreen() {
  const { t } = useTranslation('account')
  const user = useUser()
  return (
    <AreaPage title={t('common:account.profile')} lead={t('profile.lead', { email: shownAddress(user?.email ?? '') })}>
      <RoleGate allowed={[Admin]}>
        <ProfileForm />
      </RoleGate>
      <RoleGate allowed={[CertifiedPractitioner, Practitioner, Client]}>
        <WithProfile>
          {(profile) => (
            <>
              {isClientProfile(profile) && <Invitations profile={profile} />}
              <ProfileForm />
              {isClientProfile(profile) ? <WishesForm /> : <PracticeForm />}
              {isClientProfile(profile) && <LinkedPractitioners profile={profile} />}
            </>
          )}
        </WithProfile>
      </RoleGate>
      <PasswordForm />
      <Devices />
      <ExportData />
      <DeleteAccount />
    </AreaPage>
  )
}
