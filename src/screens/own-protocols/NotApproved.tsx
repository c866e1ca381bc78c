import { useTranslation } from 'react-i18next'

import { USER_TYPES } from '#contract/call.ts'
import { useUser } from '#hooks/session.ts'

/** Why this practitioner can't share yet (share.needs-certificate); nothing for those who can. */
export function NotApproved({ id }: { readonly id: string }) {
  const { t } = useTranslation('builder')
  return useUser()?.user_type_id === USER_TYPES.Practitioner ? <p id={id}>{t('notApproved')}</p> : null
}
