import { useTranslation } from 'react-i18next'

import { USER_TYPES } from '#contract/call.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { isClientProfile, useUser } from '#areas/account/hooks/session.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { DeleteAccount } from '#areas/account/screens/DeleteAccount.tsx'
import { Devices } from '#areas/account/screens/Devices.tsx'
import { ExportData } from '#areas/account/screens/ExportData.tsx'
import { Invitations } from '#areas/clients/screens/Invitations.tsx'
import { LinkedPractitioners } from '#areas/clients/screens/LinkedPractitioners.tsx'
import { MailsCard } from '#areas/account/screens/MailsCard.tsx'
import { PasswordForm } from '#areas/account/screens/PasswordForm.tsx'
import { PracticeForm } from '#areas/account/screens/PracticeForm.tsx'
import { ProfileForm } from '#areas/account/screens/ProfileForm.tsx'
import { RoleGate } from '#areas/account/screens/own-area/RoleGate.tsx'
import { WishesForm } from '#areas/account/screens/WishesForm.tsx'
import { WithProfile } from '#areas/account/screens/own-area/WithProfile.tsx'

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
      <MailsCard />
      <Devices />
      <ExportData />
      <DeleteAccount />
    </AreaPage>
  )
}
