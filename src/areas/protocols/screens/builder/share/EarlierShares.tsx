import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ShareRow, ShareRows, ShareSection } from '#areas/protocols/components/share/ShareList.tsx'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFullName } from '#hooks/full-name.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'

/** Earlier shares of the protocol, and whether they were opened (share.shows-earlier-shares). */
export function EarlierShares({ share }: { readonly share: ShareFormRef }) {
  const { t } = useTranslation('builder')
  const fullName = useFullName()
  const formatDay = useFormatDay()
  const formatPercent = useFormatPercent()
  const shares = useSelector(share, ({ context }) => context.detail?.shares)
  if (!shares || shares.length === 0) return null
  const openedOf = (at: string | null) =>
    at === null ? t('shareForm.notOpened') : t('shareForm.openedAt', { when: formatDay(at) })
  return (
    <ShareSection heading={t('shareForm.earlier')}>
      <ShareRows>
        {shares.map(({ client, status, discount, shared_at, opened_at, ordered_at }) => (
          <ShareRow
            key={client.id}
            title={fullName(client)}
            detail={[
              t('shareForm.sharedAt', { when: formatDay(shared_at), discount: formatPercent(discount) }),
              status === 'invited' ? t('shareForm.invited') : openedOf(opened_at),
              ...(ordered_at === null ? [] : [t('shareForm.orderedAt', { when: formatDay(ordered_at) })]),
            ].join(' · ')}
          />
        ))}
      </ShareRows>
    </ShareSection>
  )
}
