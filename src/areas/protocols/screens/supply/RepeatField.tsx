import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { ChoiceField } from '#components/form/ChoiceField.tsx'
import { SumNote } from '#components/kept/CartSummary.tsx'
import { addDays } from '#areas/protocols/contract/dosage/amounts.ts'
import { REPEAT_WEEKS } from '#areas/protocols/contract/supply/own-supply.ts'
import type { Repeat, RepeatWeeks } from '#areas/protocols/contract/supply/own-supply.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { useFormatNumber } from '#hooks/format.ts'
import type { OwnSupplyRef } from '#machines/protocols/shared/own-supply.machine.ts'
import type { SharedProtocolRef } from '#machines/protocols/shared/shared-protocol.machine.ts'

interface RepeatFieldProps {
  readonly actor: SharedProtocolRef
  readonly own: OwnSupplyRef
  readonly repeat: Repeat | null
  /** As YYYY-MM-DD. */
  readonly today: string
}

const NEVER = ''
const DAYS_OF_WEEK = 7

/** The wish to be reminded of ordering every so many weeks; on its day it asks what is to be done (supply.repeat-asks-each-time). */
export function RepeatField({ actor, own, repeat, today }: RepeatFieldProps) {
  const { t } = useTranslation('supply')
  const formatDate = useFormatDate()
  const formatNumber = useFormatNumber()
  const isDue = repeat !== null && repeat.next_on <= today
  const set = (next: Repeat | null) => own.send({ type: 'supply.change', change: { repeat: next } })
  const from = (weeks: RepeatWeeks): Repeat => ({ weeks, next_on: addDays(today, weeks * DAYS_OF_WEEK) })
  const chosen = (value: string) => REPEAT_WEEKS.find((weeks) => String(weeks) === value)
  return (
    <>
      <ChoiceField
        name="repeat"
        label={t('repeat.label')}
        value={repeat === null ? NEVER : String(repeat.weeks)}
        options={[
          { value: NEVER, label: t('repeat.never') },
          ...REPEAT_WEEKS.map((weeks) => ({
            value: String(weeks),
            label: t('repeat.every', { number: formatNumber(weeks) }),
          })),
        ]}
        onChange={(value) => {
          const weeks = chosen(value)
          set(weeks === undefined ? null : from(weeks))
        }}
      />
      {repeat !== null && (
        <SumNote>{t(isDue ? 'repeat.due' : 'repeat.next', { day: formatDate(repeat.next_on) })}</SumNote>
      )}
      {isDue && (
        <div className="vb-area-below">
          <Button
            variant="primary"
            onClick={() => {
              actor.send({ type: 'protocol.order', variantId: null })
              set(from(repeat.weeks))
            }}
          >
            {t('repeat.fill')}
          </Button>
          <Button onClick={() => set(from(repeat.weeks))}>{t('repeat.skip')}</Button>
        </div>
      )}
    </>
  )
}
