import { useTranslation } from 'react-i18next'
import X from 'lucide-react/icons/x'

import { Button } from '#components/action/Button.tsx'
import { IconButton } from '#components/action/IconButton.tsx'
import { DayActions, DayHours, DayHoursList, DaySpan } from '#areas/practice/components/editor/DayHours.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useForm } from '#hooks/form.ts'
import { useLanguage } from '#hooks/language.ts'
import { ownTimeZone } from '#hooks/now.ts'
import { copyHours } from '#machines/practice/editor/copy-hours.ts'
import { nextHours } from '#machines/practice/editor/next-hours.ts'
import { storeHoursForm } from '#machines/practice/editor/words-forms.machine.ts'
import type { StoreHoursRef } from '#machines/practice/editor/words-forms.machine.ts'

import { CopyDays } from './CopyDays.tsx'
import { type SaveState, SectionForm } from './SectionForm.tsx'

interface HoursFormProps extends SaveState {
  readonly label: string
  readonly actor: StoreHoursRef
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
/** 1 January 2024 was a Monday. */
const dayName = (tag: string, day: number) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

/** Opening hours by the days of the week, with the zone they are meant in. */
export function HoursForm({ label, actor, ...saved }: HoursFormProps) {
  const { t } = useTranslation('practiceEditor')
  const tag = bcp47(useLanguage())
  const form = useForm(actor, storeHoursForm, {
    opening_hours: { label: t('field.opening_hours') },
    'opening_hours.*.day': { label: t('field.opening_hours') },
    'opening_hours.*.opens': { label: t('hours.opens') },
    'opening_hours.*.closes': { label: t('hours.closes') },
    timezone: { label: t('field.timezone') },
  })
  const spans = form.value('opening_hours')
  const own = ownTimeZone()
  // Browsers name some zones differently: the one that was chosen in another of them stays an option.
  const chosen = form.value('timezone').value || own
  const zones = [...new Set([own, ...Intl.supportedValuesOf('timeZone'), chosen])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))
  return (
    <SectionForm label={label} form={form} {...saved}>
      <SelectField {...form.choice('timezone', zones)} placeholder={t('account:register.choose')} />
      <DayHoursList>
        {DAYS.map((day) => {
          const name = dayName(tag, day)
          const ofDay = spans.value.flatMap((span, at) => (span.day === day ? [{ ...span, at }] : []))
          return (
            <DayHours key={day} name={name} closed={ofDay.length === 0 ? t('hours.closed') : undefined}>
              {ofDay.map(({ opens, closes, at }) => (
                <DaySpan key={at}>
                  <TextField {...form.field(`opening_hours.${at}.opens`)} type="time" />
                  <TextField {...form.field(`opening_hours.${at}.closes`)} type="time" />
                  <IconButton
                    icon={<X size={18} />}
                    label={t('hours.remove', { hours: `${opens}–${closes}`, day: name })}
                    onClick={() =>
                      spans.onChange(
                        spans.value.filter((_, index) => index !== at),
                        spans.value.flatMap((_, index) => (index === at ? [] : [index])),
                      )
                    }
                  />
                </DaySpan>
              ))}
              <DayActions>
                <Button
                  variant="quiet"
                  aria-label={t('hours.add', { day: name })}
                  onClick={() =>
                    spans.onChange(
                      [...spans.value, { day, ...nextHours(ofDay) }],
                      [...spans.value.map((_, index) => index), null],
                    )
                  }
                >
                  {t('hours.addShort')}
                </Button>
                {ofDay.length > 0 && (
                  <CopyDays
                    day={day}
                    onCopy={(days) => {
                      const copied = copyHours(spans.value, day, days)
                      spans.onChange(copied.spans, copied.origins)
                    }}
                  />
                )}
              </DayActions>
            </DayHours>
          )
        })}
      </DayHoursList>
    </SectionForm>
  )
}
