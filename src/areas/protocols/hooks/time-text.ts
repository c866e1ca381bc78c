import { useTranslation } from 'react-i18next'

import { isDayTime } from '#areas/protocols/contract/dosage/dosage.ts'

/** Writes a time of day; null for one that is left open. Needs the texts of `dosage`. */
export function useTimeText(): (at: string | null) => string {
  const { t } = useTranslation('dosage')
  return (at) => (at === null ? t('times.open') : isDayTime(at) ? t(`times.${at}`) : at)
}
