import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FieldRow } from '#components/form/FieldRow.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { RadioField } from '#components/form/RadioField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { EMAIL_MAX_LENGTH, NAME_MAX, NOTE_MAX } from '#contract/constants.ts'
import { useForm } from '#hooks/form.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import { inviteForm } from '#machines/clients/invite-form.machine.ts'
import type { InviteFormRef } from '#machines/clients/invite-form.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WithProfile } from '#areas/account/screens/own-area/WithProfile.tsx'
import { NameFields } from '#screens/page/NameFields.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { Rest } from '#areas/account/screens/own-area/Rest.tsx'
import { useClientsProblem, useDiscountOptions } from './words.ts'

/** Invites a client (clients.can-be-invited). */
export function InviteScreen() {
  return useHasTexts('clients') ? <InvitePage /> : <WaitingPage />
}

function InvitePage() {
  const { t } = useTranslation('clients')
  return (
    <AreaPage title={t('invite.title')} lead={t('invite.lead')}>
      {useIsResting() ? (
        <Rest />
      ) : (
        <AreaCard heading={t('invite.heading')} text={t('invite.text')}>
          <WithProfile>
            {() => <WithLateActor name="inviteForm">{(actor) => <InviteFields actor={actor} />}</WithLateActor>}
          </WithProfile>
        </AreaCard>
      )}
    </AreaPage>
  )
}

function InviteFields({ actor }: { readonly actor: InviteFormRef }) {
  const { t } = useTranslation('clients')
  const href = useHref()
  const options = useDiscountOptions()
  const form = useForm(actor, inviteForm, {
    email: { label: t('invite.email'), max: EMAIL_MAX_LENGTH },
    first_name: { label: t('invite.first_name'), max: NAME_MAX },
    last_name: { label: t('invite.last_name'), max: NAME_MAX },
    discount_rate: { label: t('invite.discount') },
    notes: { label: t('invite.notes'), max: NOTE_MAX },
  })
  const reason = useClientsProblem(form.problem)
  return (
    <FieldForm label={t('invite.title')} onSubmit={form.submit}>
      <Announcer message={form.isBusy ? t('invite.sending') : ''} />
      <TextField {...form.email('email')} type="email" autoComplete="off" required />
      <FieldRow>
        <NameFields
          given={<TextField {...form.field('first_name')} autoComplete="off" required />}
          family={<TextField {...form.field('last_name')} autoComplete="off" required />}
        />
      </FieldRow>
      <RadioField {...form.choice('discount_rate', options)} hint={t('invite.discountHint')} />
      <TextField {...form.field('notes')} lines={4} hint={t('invite.notesHint')} />
      <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
      {form.problem && <InlineError message={`${t('invite.failed')} ${reason}`} />}
      <FormActions submit={t('invite.send')} busy={form.isBusy}>
        <ButtonLink href={href(PAGES.clients.path)}>{t('invite.cancel')}</ButtonLink>
      </FormActions>
    </FieldForm>
  )
}
