import { useTranslation } from 'react-i18next'

import { MenuButton } from '#components/overlay/MenuButton.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useLanguage } from '#hooks/language.ts'
import { useWeekdays } from '#areas/practice/hooks/weekdays.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const WORKDAYS = WEEK.slice(0, 5)

interface CopyDaysProps {
  /** The day whose hours are copied, 1 Monday to 7 Sunday. */
  readonly day: number
  readonly onCopy: (days: readonly number[]) => void
}

/** Copies the hours of a day to one that is chosen from a menu, or to several at once. */
export function CopyDays({ day, onCopy }: CopyDaysProps) {
  const { t } = useTranslation('practiceEditor')
  const language = useLanguage()
  const weekday = useWeekdays(language)
  const name = (one: number) => weekday(one, 'long')
  const choices = [
    { id: 'week', label: t('hours.copyWeek', { from: name(1), to: name(5) }), days: WORKDAYS },
    { id: 'all', label: t('hours.copyAll'), days: WEEK },
    ...WEEK.filter((one) => one !== day).map((one) => ({ id: `${one}`, label: name(one), days: [one] })),
  ]
  return (
    <MenuButton
      label={t('hours.copyShort')}
      name={t('hours.copy', { day: name(day) })}
      items={choices}
      lang={bcp47(language)}
      onChoose={(chosen) => onCopy(choices.find(({ id }) => id === chosen)?.days ?? [])}
    />
  )
}
