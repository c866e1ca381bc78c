import { useTranslation } from 'react-i18next'

import { EMAIL_MAX_LENGTH, NAME_MAX, NOTE_MAX, PASSWORD_MAX_LENGTH } from '#contract/constants.ts'
import type { FieldWords } from '#hooks/form.ts'
import type { PractitionerValues } from '#machines/account/registration/practitioner-form.machine.ts'

/** Labels of practitioners' fields, which include all of a client's. */
export function useRegistrationWords(): Readonly<Record<keyof PractitionerValues, FieldWords>> {
  const { t } = useTranslation('account')
  const needed = (field: keyof PractitionerValues, max?: number) => ({ label: t(`register.field.${field}`), max })
  const optional = (field: keyof PractitionerValues, max?: number) => ({
    label: t('register.optional', { label: t(`register.field.${field}`) }),
    max,
  })
  return {
    first_name: needed('first_name', NAME_MAX),
    last_name: needed('last_name', NAME_MAX),
    email: needed('email', EMAIL_MAX_LENGTH),
    phone: optional('phone'),
    country: needed('country'),
    password: needed('password', PASSWORD_MAX_LENGTH),
    organisation_type: needed('organisation_type'),
    practice_name: optional('practice_name', NAME_MAX),
    website: optional('website', NOTE_MAX),
    health_profession: needed('health_profession'),
    expertise_level: needed('expertise_level'),
    professional_body: optional('professional_body', NAME_MAX),
    professional_number: optional('professional_number', NAME_MAX),
    terms: needed('terms'),
    newsletter: needed('newsletter'),
  }
}
