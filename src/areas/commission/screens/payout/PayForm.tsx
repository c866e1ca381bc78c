import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { TextField } from '#components/form/TextField.tsx'
import type { Payable } from '#areas/commission/contract/admin-commission.ts'
import { NOTE_MAX } from '#contract/constants.ts'
import { useForm } from '#hooks/form.ts'
import { useHref } from '#hooks/language.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import { PAGES } from '#machines/pages/pages.ts'
import { payoutForm } from '#machines/commission/payout/payout-form.machine.ts'
import type { PayoutFormRef } from '#machines/commission/payout/payout-form.machine.ts'
import type { PayoutRef } from '#machines/commission/payout/payout.machine.ts'
import { dueOf } from '#machines/commission/payout/payout.ts'

import { useDueWords } from './words.ts'

/** Day and note of the payout; admins can't choose the sum. */
export function PayForm({ actor }: { readonly actor: PayoutRef }) {
  const form = useSelector(actor, ({ children }) => children['payoutForm'] as PayoutFormRef | undefined)
  const due = useSelector(actor, ({ context }) => dueOf(context.basis, context.chosen))
  return form && due ? <Fields actor={actor} form={form} due={due} /> : null
}

interface FieldsProps {
  readonly actor: PayoutRef
  readonly form: PayoutFormRef
  readonly due: Payable
}

function Fields({ actor, form: ref, due }: FieldsProps) {
  const { t } = useTranslation('commission')
  const href = useHref()
  const { name, total, lines } = useDueWords()(due)
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const reason = useRefusalText(refusal)
  const form = useForm(ref, payoutForm, {
    paid_on: { label: t('admin.pay.date') },
    note: { label: t('admin.pay.note'), max: NOTE_MAX },
  })
  const title = t('admin.pay.title', { name })
  return (
    <AreaCard heading={title} text={t('admin.pay.sum', { total, lines })}>
      {refusal && <InlineError message={`${t('admin.pay.failed')} ${reason}`} />}
      <FieldForm label={title} onSubmit={form.submit}>
        <TextField {...form.field('paid_on')} type="date" required />
        <TextField {...form.field('note')} hint={t('admin.pay.noteHint')} autoComplete="off" />
        <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
        <FormActions submit={t('admin.pay.next')} busy={form.isBusy}>
          <ButtonLink href={href(PAGES.adminCommission.path)}>{t('admin.pay.cancel')}</ButtonLink>
        </FormActions>
      </FieldForm>
    </AreaCard>
  )
}
