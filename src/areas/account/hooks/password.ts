import { useTranslation } from 'react-i18next'

import { PASSWORD_MIN_LENGTH } from '#contract/constants.ts'
import { brokenPasswordRules } from '#contract/rules.ts'

import { useFormatNumber } from '#hooks/format.ts'

const RULES = ['length', 'digit', 'uppercase', 'special'] as const

export function usePasswordWords() {
  const { t } = useTranslation('common')
  return { showLabel: t('form.showPassword') }
}

/** The rules of a new password (password.digit-capital-and-special), each met by `text` or not, for the list below its field. */
export function usePasswordNeeds(text: string) {
  const { t } = useTranslation('common')
  const formatNumber = useFormatNumber()
  const broken = brokenPasswordRules(text)
  const items = RULES.map((rule) => ({
    text: t(`form.passwordRules.${rule}`, { min: formatNumber(PASSWORD_MIN_LENGTH) }),
    met: !broken.includes(`form.password-${rule}`),
  }))
  const counts = { met: formatNumber(items.filter(({ met }) => met).length), all: formatNumber(items.length) }
  return {
    heading: t('form.passwordRules.heading'),
    items,
    metLabel: t('form.passwordRules.met'),
    missingLabel: t('form.passwordRules.missing'),
    progress: text === '' ? '' : t('form.passwordRules.progress', counts),
  }
}
