import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { SentView } from '#components/form/SentView.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { EMAIL_MAX_LENGTH, NAME_MAX, NOTE_MAX } from '#contract/constants.ts'
import { useForm } from '#hooks/form.ts'
import { useProblemText } from '#hooks/problem.ts'
import { contactForm } from '#machines/general/contact-form.machine.ts'
import type { ContactFormRef } from '#machines/general/contact-form.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** The form by which anyone writes to the shop (account.contact-form). */
export function ContactForm() {
  return <WithLateActor name="contactForm">{(actor) => <ContactFields actor={actor} />}</WithLateActor>
}

function ContactFields({ actor }: { readonly actor: ContactFormRef }) {
  const { t } = useTranslation('pages')
  const form = useForm(actor, contactForm, {
    name: { label: t('contact.form.name'), max: NAME_MAX },
    email: { label: t('contact.form.email'), max: EMAIL_MAX_LENGTH },
    message: { label: t('contact.form.message'), max: NOTE_MAX },
  })
  const reason = useProblemText(form.problem)
  const said = form.isSent ? t('contact.form.sent') : ''
  return (
    <KeepFocus label={form.isSent ? said : t('contact.title')} inSight>
      <Announcer message={form.isBusy ? t('contact.form.sending') : said} />
      {form.isSent ? (
        <SentView
          heading={said}
          text={t('contact.form.sentText')}
          action={<Button onClick={form.reset}>{t('contact.form.another')}</Button>}
        />
      ) : (
        <FieldForm label={t('contact.title')} onSubmit={form.submit} withoutCode={t('common:form.needs-code')}>
          <TextField {...form.field('name')} autoComplete="name" required />
          <TextField {...form.email('email')} type="email" autoComplete="email" required />
          <TextField {...form.field('message')} lines={8} required />
          <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
          {form.problem && <InlineError message={`${t('contact.form.failed')} ${reason}`} />}
          <p className="vb-form-note">{t('contact.form.hint')}</p>
          <FormActions submit={t('contact.form.send')} busy={form.isBusy} />
        </FieldForm>
      )}
    </KeepFocus>
  )
}
