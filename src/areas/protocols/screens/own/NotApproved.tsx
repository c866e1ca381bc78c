import { useTranslation } from 'react-i18next'

import { useIsResting } from '#areas/account/hooks/resting.ts'

/** Tells a practitioner without certificate why they can't share (share.needs-certificate); nothing for others. */
export function NotApproved({ id }: { readonly id: string }) {
  const { t } = useTranslation('builder')
  return useIsResting() ? <p id={id}>{t('notApproved')}</p> : null
}
