import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { useHref } from '#hooks/language.ts'

/** The way from the profile to the mails that an account gets (mail.topics-can-be-refused). */
export function MailsCard() {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <AreaCard heading={t('profile.mails.heading')} text={t('profile.mails.text')}>
      <ButtonLink href={href('/email-choices')}>{t('profile.mails.link')}</ButtonLink>
    </AreaCard>
  )
}
