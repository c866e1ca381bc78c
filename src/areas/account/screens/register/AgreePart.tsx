import { useTranslation } from 'react-i18next'

import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { FormPart } from '#components/form/FormPart.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useHref } from '#hooks/language.ts'

import type { PersonForm } from './PersonPart.tsx'

/** The form keeps its values while the user reads the terms. */
export function AgreePart({ form: { box } }: { readonly form: PersonForm }) {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <FormPart heading={t('register.part.agree')}>
      <CheckboxField {...box('terms')} required>
        <span>{t('register.agree')}</span> <TextLink href={href('/terms')}>{t('register.readTerms')}</TextLink>
      </CheckboxField>
      <CheckboxField {...box('newsletter')}>{t('register.news')}</CheckboxField>
      <p className="vb-form-note">
        <span>{t('register.privacy')}</span> <TextLink href={href('/privacy')}>{t('register.readPrivacy')}</TextLink>
      </p>
    </FormPart>
  )
}
