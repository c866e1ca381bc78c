import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { SKIPPED_REASONS } from '#areas/clients/contract/imported-clients.ts'
import type { TakenOver } from '#areas/clients/contract/imported-clients.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatNumber } from '#hooks/format.ts'

/** Emails that are named; of more, only the number is told. */
const NAMED = 20

/** The outcome of a file. */
export function Taken({ taken: { added, skipped } }: { readonly taken: TakenOver }) {
  const { t } = useTranslation('clientImport')
  const formatNumber = useFormatNumber()
  return (
    <AreaCard
      heading={t('taken.heading', { count: added, number: formatNumber(added) })}
      text={added === 0 ? t('taken.none') : t('taken.text')}
    >
      {SKIPPED_REASONS.map((reason) => {
        const emails = skipped.flatMap((one) => (one.reason === reason ? [shownAddress(one.email)] : []))
        const named = `${emails.slice(0, NAMED).join(', ')}${emails.length > NAMED ? ' …' : ''}`
        return emails.length === 0 ? null : (
          <p key={reason}>{t(`taken.${reason}`, { number: formatNumber(emails.length), emails: named })}</p>
        )
      })}
    </AreaCard>
  )
}
