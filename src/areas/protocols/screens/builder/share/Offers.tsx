import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { OfferChoice } from '#areas/protocols/components/share/OfferChoice.tsx'
import { ShareRow, ShareRows, ShareSection } from '#areas/protocols/components/share/ShareList.tsx'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { useFormatPrice } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useLanguage } from '#hooks/language.ts'
import { isClientProfile, useProfile } from '#areas/account/hooks/session.ts'
import { nameOf, needsDiscount, offersOf, unlinkedIn } from '#machines/protocols/share/share.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'

/**
 * The discount, with what the client pays and the practitioner earns (share.discount-shows-both-sides), those for whom it
 * begins once they agree, and those whose own practitioner sets it (share.discount-of-their-own-practitioner).
 */
export function Offers({
  share,
  products,
}: {
  readonly share: ShareFormRef
  readonly products: readonly ProtocolProduct[]
}) {
  const { t } = useTranslation('builder')
  const language = useLanguage()
  const formatPrice = useFormatPrice()
  const formatPercent = useFormatPercent()
  const discount = useSelector(share, ({ context }) => context.discount)
  const recipients = useSelector(share, ({ context }) => context.recipients)
  const others = recipients.filter(({ isOthers }) => isOthers)
  const unlinked = unlinkedIn({ recipients })
  const profile = useProfile()
  const own = profile && !isClientProfile(profile) ? profile.commission_rate : undefined
  const base = useSelector(share, ({ context }) => context.detail?.commission_rate) ?? own
  const isFailed = useSelector(share, (snapshot) => snapshot.matches({ detail: 'failed' }))
  const offers = useMemo(() => offersOf(products, base ?? 0), [products, base])
  return (
    <ShareSection heading={t('shareForm.discount')}>
      {(recipients.length === 0 || needsDiscount(recipients)) && (
        <OfferChoice
          legend={t('shareForm.discount')}
          paysLabel={t('shareForm.pays')}
          earnsLabel={t('shareForm.earns')}
          rows={offers.map(({ rate, pays, earns }) => ({
            rate,
            label: rate === 0 ? t('shareForm.noDiscount') : formatPercent(rate),
            pays: formatPrice(pays),
            earns: base === undefined ? '–' : formatPrice(earns),
          }))}
          chosen={discount}
          onChoose={(rate) => {
            const offer = offers.find((one) => one.rate === rate)
            if (offer) share.send({ type: 'share.discount', rate: offer.rate })
          }}
        />
      )}
      {others.length + unlinked.length > 0 && (
        <ShareRows>
          {unlinked.map((recipient) => (
            <ShareRow key={recipient.email} title={nameOf(recipient, language)} detail={t('shareForm.fullPrice')} />
          ))}
          {others.map((recipient) => (
            <ShareRow
              key={recipient.email}
              title={nameOf(recipient, language)}
              detail={t('shareForm.discountOfOther')}
            />
          ))}
        </ShareRows>
      )}
      {isFailed && (
        <InlineError
          message={t('shareForm.earnsUnknown')}
          action={<Button onClick={() => share.send({ type: 'share.retry' })}>{t('common:retry')}</Button>}
        />
      )}
    </ShareSection>
  )
}
