import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { TextField } from '#components/form/TextField.tsx'
import type { Correction } from '#areas/commission/contract/admin-commission.ts'
import { NOTE_MAX } from '#contract/constants.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { useForm } from '#hooks/form.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { correctionForm } from '#machines/commission/payout/correction-form.machine.ts'
import type { CorrectionFormRef } from '#machines/commission/payout/correction-form.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** An admin corrects a practitioner's commission (commission.corrections-have-a-reason). Shows a waiting page until its texts have loaded. */
export function CorrectionScreen() {
  return useHasTexts('commission') ? <Page /> : <WaitingPage />
}

function Page() {
  const { t } = useTranslation('commission')
  return (
    <AreaPage title={t('correct.title')} lead={t('correct.lead')}>
      <AreaCard heading={t('correct.heading')}>
        <WithLateActor name="correctionForm">{(actor) => <Fields actor={actor} />}</WithLateActor>
      </AreaCard>
    </AreaPage>
  )
}

function Fields({ actor }: { readonly actor: CorrectionFormRef }) {
  const { t } = useTranslation('commission')
  const href = useHref()
  const form = useForm(actor, correctionForm, {
    email: { label: t('correct.email') },
    amount: { label: t('correct.amount') },
    reason: { label: t('correct.reason'), max: NOTE_MAX },
  })
  const reason = useProblemText(form.problem)
  const madeWords = useMadeWords()
  const sent = useSelector(actor, ({ context }) => context.sent)
  const made = sent === null ? '' : madeWords(sent)
  const back = <ButtonLink href={href(PAGES.adminCommission.path)}>{t('admin.pay.back')}</ButtonLink>
  return (
    <KeepFocus label={form.isSent ? made : t('correct.heading')}>
      <Announcer message={form.isBusy ? t('correct.busy') : made} />
      {form.isSent ? (
        <div className="vb-area-below">
          <SavedMark text={made} />
          <Button onClick={form.reset}>{t('correct.again')}</Button>
          {back}
        </div>
      ) : (
        <FieldForm label={t('correct.heading')} onSubmit={form.submit}>
          <TextField {...form.email('email')} hint={t('correct.emailHint')} autoComplete="off" required />
          <TextField {...form.field('amount')} hint={t('correct.amountHint')} autoComplete="off" required />
          <TextField {...form.field('reason')} hint={t('correct.reasonHint')} lines={2} autoComplete="off" required />
          <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
          {form.problem && <InlineError message={`${t('correct.failed')} ${reason}`} />}
          <FormActions submit={t('correct.submit')} busy={form.isBusy}>
            {back}
          </FormActions>
        </FieldForm>
      )}
    </KeepFocus>
  )
}

function useMadeWords(): (made: Correction) => string {
  const { t } = useTranslation('commission')
  const fullName = useFullName()
  return ({ practitioner, amount, currency }) =>
    t('correct.made', { amount: formatMoney(amount, currency), name: fullName(practitioner) })
}
