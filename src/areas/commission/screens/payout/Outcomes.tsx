import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { useFormatDate } from '#hooks/format-day.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { PayoutRef } from '#machines/commission/payout/payout.machine.ts'
import { dueOf } from '#machines/commission/payout/payout.ts'

import { useDueWords, usePayoutWords } from './words.ts'

interface OutcomeProps {
  readonly actor: PayoutRef
}

function ToList({ label }: { readonly label: string }) {
  const href = useHref()
  return <ButtonLink href={href(PAGES.adminCommission.path)}>{label}</ButtonLink>
}

/** A payout cannot be taken back (admin.payout-is-confirmed). */
export function Confirm({ actor }: OutcomeProps) {
  const { t } = useTranslation('commission')
  const formatDate = useFormatDate()
  const wordsOf = useDueWords()
  const { basis, chosen, filled } = useSelector(actor, ({ context }) => context)
  const due = dueOf(basis, chosen)
  if (!due || !filled) return null
  const { name, total } = wordsOf(due)
  return (
    <AreaCard
      heading={t('admin.pay.title', { name })}
      text={t('admin.pay.sure', { total, name, date: formatDate(filled.paid_on) })}
    >
      {filled.note !== '' && <p className="vb-area-words">{filled.note}</p>}
      <div className="vb-form-actions">
        <Button variant="primary" onClick={() => actor.send({ type: 'payout.confirm' })}>
          {t('admin.pay.confirm', { total })}
        </Button>
        <Button onClick={() => actor.send({ type: 'payout.change' })}>{t('admin.pay.change')}</Button>
      </div>
    </AreaCard>
  )
}

/** The approved sum has changed from the one shown (admin.payout-of-another-total-is-told). */
export function Changed({ actor }: OutcomeProps) {
  const { t } = useTranslation('commission')
  const wordsOf = useDueWords()
  const { basis, chosen, refusal } = useSelector(actor, ({ context }) => context)
  const reason = useProblemText(refusal)
  const due = dueOf(basis, chosen)
  return (
    <AreaCard
      heading={t('admin.pay.changedTitle')}
      text={due ? t('admin.pay.changedNow', wordsOf(due)) : t('admin.pay.changedGone')}
    >
      <InlineError message={reason} />
      <div className="vb-form-actions">
        {due && (
          <Button variant="primary" onClick={() => actor.send({ type: 'payout.goOn' })}>
            {t('admin.pay.goOn')}
          </Button>
        )}
        <ToList label={t('admin.pay.back')} />
      </div>
    </AreaCard>
  )
}

export function Gone() {
  const { t } = useTranslation('commission')
  return (
    <AreaCard heading={t('admin.pay.goneTitle')} text={t('admin.pay.goneText')}>
      <div className="vb-form-actions">
        <ToList label={t('admin.pay.back')} />
      </div>
    </AreaCard>
  )
}

export function Paid({ actor }: OutcomeProps) {
  const { t } = useTranslation('commission')
  const wordsOf = usePayoutWords()
  const payout = useSelector(actor, ({ context }) => context.payout)
  return (
    payout && (
      <AreaCard heading={t('admin.pay.paidTitle')}>
        <SavedMark text={t('admin.pay.paid', wordsOf(payout))} />
        <div className="vb-form-actions">
          <ToList label={t('admin.pay.another')} />
        </div>
      </AreaCard>
    )
  )
}
