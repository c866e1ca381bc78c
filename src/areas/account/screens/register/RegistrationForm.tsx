import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { useForm } from '#hooks/form.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { PersonValues } from '#machines/account/registration/client-form.machine.ts'

import { AgreePart } from './AgreePart.tsx'
import { PersonPart } from './PersonPart.tsx'

export interface RegistrationFormProps {
  /** Its accessible name. */
  readonly label: string
  readonly form: Omit<ReturnType<typeof useForm<PersonValues, unknown, unknown>>, 'reset' | 'value'>
  /** The parts between who registers and what is agreed to. */
  readonly children?: ReactNode
}

/**
 * Common to both registrations. The root opens the next page once it is sent; a failure is said above the button
 * (registration.failure-says-why).
 */
export function RegistrationForm({ label, form, children }: RegistrationFormProps) {
  const { t } = useTranslation('account')
  const href = useHref()
  const reason = useProblemText(form.problem)
  const isUnderWay = form.isBusy || form.isSent
  return (
    <>
      <Announcer message={isUnderWay ? t('register.sending') : ''} />
      <FieldForm label={label} onSubmit={form.submit} withoutCode={t('common:form.needs-code')}>
        <PersonPart form={form} />
        {children}
        <AgreePart form={form} />
        <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
        {form.problem && <InlineError message={`${t('register.failed')} ${reason}`} />}
        <FormActions submit={t('register.submit')} busy={isUnderWay} />
        <p>
          <span>{t('register.haveAccount')}</span> <TextLink href={href('/login')}>{t('register.signIn')}</TextLink>
        </p>
      </FieldForm>
    </>
  )
}
