import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { ShareRow, ShareRows } from '#areas/protocols/components/share/ShareList.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useLanguage } from '#hooks/language.ts'
import { nameOf } from '#machines/protocols/share/share.ts'
import type { Recipient } from '#machines/protocols/share/share.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'

export function ShareSent({ share, onBack }: { readonly share: ShareFormRef; readonly onBack: () => void }) {
  const { t } = useTranslation('builder')
  const language = useLanguage()
  const formatPercent = useFormatPercent()
  const sentTo = useSelector(share, ({ context }) => context.sentTo)
  const discount = useSelector(share, ({ context }) => context.discount ?? 0)
  const given = ({ isOthers, isLinked }: Recipient) => {
    if (!isLinked) return t('shareForm.fullPrice')
    if (isOthers) return t('shareForm.discountOfOther')
    return discount === 0 ? t('shareForm.noDiscount') : t('shareForm.atDiscount', { discount: formatPercent(discount) })
  }
  return (
    <>
      <p>{t('shareForm.sent')}</p>
      <ShareRows>
        {sentTo.map((recipient) => (
          <ShareRow
            key={recipient.email}
            title={nameOf(recipient, language)}
            detail={`${shownAddress(recipient.email)} · ${given(recipient)}`}
          />
        ))}
      </ShareRows>
      <div className="vb-share-row-actions">
        <Button variant="primary" onClick={onBack}>
          {t('backToProtocol')}
        </Button>
        <Button onClick={() => share.send({ type: 'share.another' })}>{t('shareForm.another')}</Button>
      </div>
    </>
  )
}
