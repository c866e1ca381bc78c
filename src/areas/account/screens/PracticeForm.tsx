import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { FieldRow } from '#components/form/FieldRow.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { BUILDER_MODES } from '#areas/account/contract/account.ts'
import type { CallResponse } from '#contract/call.ts'
import { NAME_MAX, NOTE_MAX } from '#contract/constants.ts'
import type { listLookups } from '#areas/account/contract/registration.ts'
import { useHref } from '#hooks/language.ts'
import { useForm } from '#hooks/form.ts'
import { useProblemText } from '#hooks/problem.ts'
import { PAGES } from '#machines/pages/pages.ts'
import { practiceForm } from '#machines/account/practice-form.machine.ts'
import type { PracticeFormRef } from '#machines/account/practice-form.machine.ts'
import type { LookupsRef } from '#machines/account/lookups.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { CertificateNote } from './CertificateNote.tsx'
import { SavedForm } from './SavedForm.tsx'

type Lookups = CallResponse<typeof listLookups>

/** Data that only practitioners have. */
export function PracticeForm() {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <AreaCard heading={t('profile.practice')} anchor="practice">
      <p>
        <TextLink href={href(PAGES.practiceEditor.path)}>{t('profile.practicePage')}</TextLink>
      </p>
      <WithLateActor name="practiceForm">
        {(actor) => (
          <WithLateActor name="lookups">
            {(lookups) => <FieldsWithLookups actor={actor} lookups={lookups} />}
          </WithLateActor>
        )}
      </WithLateActor>
    </AreaCard>
  )
}

/** A choice whose options are not there yet could not show what is chosen. */
function FieldsWithLookups({ actor, lookups }: { readonly actor: PracticeFormRef; readonly lookups: LookupsRef }) {
  const { t } = useTranslation('account')
  const data = useSelector(lookups, ({ context }) => context.data)
  const isFailed = useSelector(lookups, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(lookups, ({ context }) => context.problem))
  if (data) return <Fields actor={actor} lookups={data} />
  if (!isFailed) return <Waiting />
  return (
    <InlineError
      message={reason}
      action={<Button onClick={() => lookups.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
    />
  )
}

const asOptions = (titled: readonly { readonly id: number; readonly title: string }[]) =>
  titled.map(({ id, title }) => ({ value: id, label: title }))

function Fields({ actor, lookups }: { readonly actor: PracticeFormRef; readonly lookups: Lookups }) {
  const { t } = useTranslation('account')
  const form = useForm(actor, practiceForm, {
    health_profession: { label: t('register.field.health_profession') },
    expertise_level: { label: t('register.field.expertise_level') },
    organisation_type: { label: t('register.field.organisation_type') },
    practice_name: { label: t('register.field.practice_name'), max: NAME_MAX },
    website: { label: t('register.field.website'), max: NOTE_MAX },
    professional_body: { label: t('register.field.professional_body'), max: NAME_MAX },
    professional_number: { label: t('register.field.professional_number'), max: NAME_MAX },
    builder_mode: { label: t('profile.field.builder_mode') },
  })
  const placeholder = t('register.choose')
  return (
    <SavedForm label={t('profile.practice')} form={form}>
      <CertificateNote isSent={form.isSent} />
      <FieldRow>
        <SelectField
          {...form.choice('health_profession', asOptions(lookups.health_professions))}
          placeholder={placeholder}
        />
        <SelectField
          {...form.choice('expertise_level', asOptions(lookups.expertise_levels))}
          placeholder={placeholder}
        />
        <SelectField
          {...form.choice('organisation_type', asOptions(lookups.organisation_types))}
          placeholder={placeholder}
        />
        <TextField {...form.field('practice_name')} autoComplete="organization" />
        <TextField {...form.field('website')} type="url" autoComplete="url" />
        <TextField {...form.field('professional_body')} />
        <TextField {...form.field('professional_number')} />
      </FieldRow>
      <FieldRow>
        <SelectField
          {...form.choice(
            'builder_mode',
            BUILDER_MODES.map((mode) => ({ value: mode, label: t(`profile.builder.${mode}`) })),
          )}
          hint={t('profile.builder.hint')}
        />
      </FieldRow>
    </SavedForm>
  )
}
