import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'

import { DosageStepFields, OwnTimeRow } from '#areas/protocols/components/builder/DosageSteps.tsx'
import { useTimeText } from '#areas/protocols/hooks/time-text.ts'
import { Button } from '#components/action/Button.tsx'
import { IconButton } from '#components/action/IconButton.tsx'
import { GroupError } from '#components/form/GroupError.tsx'
import { NumberField } from '#components/form/NumberField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import type { DosageFieldRef } from '#machines/protocols/dosage/dosage-field.machine.ts'
import { DRAFT_TIMES } from '#machines/protocols/dosage/draft.ts'
import type { DraftStep } from '#machines/protocols/dosage/draft.ts'

import type { DraftFields } from './fields.ts'

interface StepFieldsProps {
  readonly field: DosageFieldRef
  readonly fields: DraftFields
  readonly step: DraftStep
  readonly at: number
  readonly isLast: boolean
  readonly isOnly: boolean
}

/** The amounts of one step by time of day, and how many days it takes. */
export function StepFields({ field, fields, step, at, isLast, isOnly }: StepFieldsProps) {
  const { t } = useTranslation('dosage')
  const timeText = useTimeText()
  const number = at + 1
  const set = (value: Partial<DraftStep>) => field.send({ type: 'step.set', at, value })
  const { own, amounts } = step
  return (
    <DosageStepFields
      legend={isOnly ? t('form.amounts') : t('form.step', { number })}
      times={DRAFT_TIMES.map((time, place) => (
        <NumberField
          key={time}
          {...fields.of(`${at}.${time}`, timeText(time === 'open' ? null : time))}
          value={amounts[place] ?? ''}
          onChange={(typed) => set({ amounts: amounts.with(place, typed) })}
        />
      ))}
      more={
        <Button variant="quiet" onClick={() => set({ own: [...own, { time: '', amount: '' }] })}>
          {t('form.addTime')}
        </Button>
      }
      length={
        <>
          <NumberField
            {...fields.of(`${at}.days`, t('form.stepDays'))}
            hint={isLast ? t('form.stepDaysHint') : undefined}
            whole
            value={step.days}
            onChange={(days) => set({ days })}
          />
          {!isOnly && (
            <Button variant="quiet" onClick={() => field.send({ type: 'step.remove', at })}>
              {t('form.removeStep', { number })}
            </Button>
          )}
        </>
      }
    >
      {own.map((one, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- own times are known by their place alone
        <OwnTimeRow key={place}>
          <TextField
            {...fields.of(`${at}.own${place}.time`, t('form.time'))}
            type="time"
            value={one.time}
            onChange={(time) => set({ own: own.with(place, { ...one, time }) })}
          />
          <NumberField
            {...fields.of(`${at}.own${place}.amount`, t('form.amount'))}
            value={one.amount}
            onChange={(amount) => set({ own: own.with(place, { ...one, amount }) })}
          />
          <IconButton
            icon={<X size={18} />}
            label={t('form.removeTime', { time: one.time })}
            onClick={() => set({ own: own.filter((_, other) => other !== place) })}
          />
        </OwnTimeRow>
      ))}
      <GroupError id={fields.idOf(`${at}.intakes`)} label={t('form.amounts')} error={fields.errorAt(`${at}.intakes`)} />
    </DosageStepFields>
  )
}
