import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ShareRow, ShareRows, ShareSection } from '#areas/protocols/components/share/ShareList.tsx'
import { useLanguage } from '#hooks/language.ts'
import { isNotApproved } from '#machines/clients/clients.ts'
import { nameOf } from '#machines/protocols/share/share.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'

/** Whom the last sending reached and whom it did not, and why (share.one-call-per-recipient, share.failure-says-why). */
export function FailedShares({ share }: { readonly share: ShareFormRef }) {
  const { t } = useTranslation('builder')
  const language = useLanguage()
  const recipients = useSelector(share, ({ context }) => context.recipients)
  const sentTo = useSelector(share, ({ context }) => context.sentTo)
  const isRefused = useSelector(share, ({ context }) => isNotApproved(context.problem))
  const failed = recipients.filter(({ reason }) => reason !== null)
  const wrong = (reason: string | null) => {
    if (isRefused) return t('notApproved')
    return reason === '' ? t('shareForm.failed') : (reason ?? '')
  }
  if (failed.length === 0) return null
  return (
    <ShareSection heading={t('shareForm.failedTitle')}>
      <ShareRows>
        {failed.map((recipient) => (
          <ShareRow key={recipient.email} title={nameOf(recipient, language)} wrong={wrong(recipient.reason)} />
        ))}
        {sentTo.map((recipient) => (
          <ShareRow
            key={recipient.email}
            title={nameOf(recipient, language)}
            detail={
              recipient.isOthers
                ? `${t('shareForm.sentTo')} · ${t('shareForm.discountOfOther')}`
                : t('shareForm.sentTo')
            }
          />
        ))}
      </ShareRows>
    </ShareSection>
  )
}
