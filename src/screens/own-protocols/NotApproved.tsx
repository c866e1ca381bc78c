import { useTranslation } from 'react-i18next'

import { USER_TYPES } from '#contract/call.ts'
import { useUser } from '#hooks/session.ts'

/** Tells a practitioner without certificate why they can't share (share.needs-certificate); nothing for others. */
export function NotApproved({ id }: { readonly id: string }) {
  const { t } = useTranslation('builder')
  return useUser()?.user_type_id === USER_TYPES.Practitioner ? <p id={id}>{t('notApproved')}</p> : null
}
