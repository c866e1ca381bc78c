import { useTranslation } from 'react-i18next'

import { GroupError } from '#components/form/GroupError.tsx'
import { NumberField } from '#components/form/NumberField.tsx'
import { OptionGroup } from '#components/form/OptionGroup.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { useFormatWeekday } from '#hooks/format-calendar.ts'
import type { DosageDraft } from '#machines/protocols/dosage/draft.ts'

import type { DraftFields } from './fields.ts'

const RHYTHMS = ['daily', 'every', 'weekdays'] as const
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

interface RhythmFieldsProps {
  readonly fields: DraftFields
  readonly draft: DosageDraft
  readonly onSet: (value: Partial<Pick<DosageDraft, 'rhythm' | 'every' | 'weekdays'>>) => void
}

/** The days on which a dosage is taken. */
export function RhythmFields({ fields, draft, onSet }: RhythmFieldsProps) {
  const { t } = useTranslation('dosage')
  const { long } = useFormatWeekday()
  const { rhythm, every, weekdays } = draft
  return (
    <>
      <SelectField
        {...fields.of('rhythm', t('form.days'))}
        value={rhythm}
        options={RHYTHMS.map((one) => ({ value: one, label: t(`form.rhythm.${one}`) }))}
        onChange={(one) => onSet({ rhythm: one as DosageDraft['rhythm'] })}
      />
      {rhythm === 'every' && (
        <NumberField
          {...fields.of('every', t('form.every'))}
          whole
          value={every}
          onChange={(typed) => onSet({ every: typed })}
        />
      )}
      {rhythm === 'weekdays' && (
        <div>
          <OptionGroup
            legend={t('form.weekdays')}
            // The first of January 2024 was a Monday.
            options={WEEKDAYS.map((id) => ({ id, label: long(`2024-01-0${id}`) }))}
            chosen={weekdays}
            onChange={(id, isChosen) =>
              onSet({ weekdays: isChosen ? [...weekdays, id] : weekdays.filter((one) => one !== id) })
            }
          />
          <GroupError id={fields.idOf('weekdays')} label={t('form.weekdays')} error={fields.errorAt('weekdays')} />
        </div>
      )}
    </>
  )
}
