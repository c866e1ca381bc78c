import { useTranslation } from 'react-i18next'

import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { FormPart } from '#components/form/FormPart.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useHref } from '#hooks/language.ts'

import type { PersonForm } from './PersonPart.tsx'

/** What a person agrees to. The form keeps what was typed while the terms are read. */
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
