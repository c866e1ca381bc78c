import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { HOLDER_MAX } from '#areas/commission/contract/bank.ts'
import type { MaskedBank } from '#areas/commission/contract/bank.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useForm } from '#hooks/form.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { bankForm } from '#machines/commission/bank/bank-form.machine.ts'
import type { BankFormRef } from '#machines/commission/bank/bank-form.machine.ts'
import type { BankRef } from '#machines/commission/bank/bank.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** The account that a practitioner's commission is paid to (commission.bank-details). */
export function BankScreen() {
  return useHasTexts('commission') ? <Page /> : <WaitingPage />
}

function Page() {
  const { t } = useTranslation('commission')
  return (
    <AreaPage title={t('bank.title')} lead={t('bank.lead')}>
      <AreaCard heading={t('bank.heading')}>
        <WithLateActor name="bankForm">
          {(form) => (
            <>
              <WithLateActor name="bank">{(actor) => <Kept actor={actor} form={form} />}</WithLateActor>
              <Fields actor={form} />
            </>
          )}
        </WithLateActor>
      </AreaCard>
    </AreaPage>
  )
}

/** The account as last saved, else as fetched. */
function Kept({ actor, form }: { readonly actor: BankRef; readonly form: BankFormRef }) {
  const { t } = useTranslation('commission')
  const saved = useSelector(form, ({ context }) => context.sent)
  const fetched = useSelector(actor, ({ context }) => context.data)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const known = saved ?? fetched
  if (known) return known.bank ? <Account bank={known.bank} /> : <p className="vb-area-words">{t('bank.none')}</p>
  return (
    <>
      {isBusy && <BusyNote text={t('bank.loading')} />}
      {isFailed && (
        <InlineError
          message={`${t('bank.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      )}
    </>
  )
}

function Account({ bank: { kind, holder, ends, changed_at } }: { readonly bank: MaskedBank }) {
  const { t } = useTranslation('commission')
  const formatDay = useFormatDay()
  return (
    <p className="vb-area-words">
      <strong translate="no">{holder}</strong>
      <br />
      <span>{t(`bank.kind.${kind}`)}</span> <span translate="no">{`•••• ${ends}`}</span>
      <br />
      <span className="vb-table-note">{t('bank.changed', { date: formatDay(changed_at) })}</span>
    </p>
  )
}

function Fields({ actor }: { readonly actor: BankFormRef }) {
  const { t } = useTranslation('commission')
  const href = useHref()
  const form = useForm(actor, bankForm, {
    kind: { label: t('bank.field.kind') },
    holder: { label: t('bank.field.holder'), max: HOLDER_MAX },
    iban: { label: 'IBAN', max: 60 },
    bic: { label: t('bank.field.bic'), max: 30 },
    sort_code: { label: t('bank.field.sort_code'), max: 40 },
    account_number: { label: t('bank.field.account_number'), max: 40 },
  })
  const reason = useProblemText(form.problem)
  const kinds = (['iban', 'uk'] as const).map((value) => ({ value, label: t(`bank.kind.${value}`) }))
  const { value: kind } = form.value('kind')
  const back = <ButtonLink href={href(PAGES.commission.path)}>{t('statement.back')}</ButtonLink>
  return (
    <KeepFocus label={form.isSent ? t('bank.saved') : t('bank.heading')}>
      <Announcer message={form.isBusy ? t('bank.saving') : form.isSent ? t('bank.saved') : ''} />
      {form.isSent ? (
        <div className="vb-area-below">
          <SavedMark text={t('bank.saved')} />
          <Button onClick={form.reset}>{t('bank.again')}</Button>
          {back}
        </div>
      ) : (
        <FieldForm label={t('bank.heading')} onSubmit={form.submit}>
          <SelectField {...form.choice('kind', kinds)} />
          <TextField {...form.field('holder')} hint={t('bank.holderHint')} autoComplete="off" required />
          {kind === 'iban' ? (
            <>
              <TextField {...form.field('iban')} autoComplete="off" required />
              <TextField {...form.field('bic')} hint={t('bank.bicHint')} autoComplete="off" />
            </>
          ) : (
            <>
              <TextField {...form.field('sort_code')} inputMode="numeric" autoComplete="off" required />
              <TextField {...form.field('account_number')} inputMode="numeric" autoComplete="off" required />
            </>
          )}
          <p className="vb-area-words">{t('bank.privacy')}</p>
          <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
          {form.problem && <InlineError message={`${t('bank.notSaved')} ${reason}`} />}
          <FormActions submit={t('bank.save')} busy={form.isBusy}>
            {back}
          </FormActions>
        </FieldForm>
      )}
    </KeepFocus>
  )
}
