import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { ImportAnswers, ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { CURRENCIES } from '#contract/constants.ts'
import { useShop } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import type { CatalogueImportRef } from '#machines/import/catalogue-import.machine.ts'

interface ImportReadingProps {
  readonly actor: CatalogueImportRef
  readonly job: ImportJob
}

/** Choices about how the file is read; each change has it checked again (admin.import-is-looked-at). */
export function ImportReading({ actor, job: { look, format, answers } }: ImportReadingProps) {
  const { t } = useTranslation('import')
  const id = useId()
  const formatNumber = useFormatNumber()
  const isAnswering = useSelector(actor, (snapshot) => snapshot.matches('answering'))
  const own = CURRENCIES[useShop().region].currency
  if (look === null) return null
  const { currency, currencies, unpublished, edited } = look
  const say = (said: ImportAnswers) => actor.send({ type: 'import.answer', answers: said })
  const ticks = [
    { name: 'take_unpublished', label: 'reading.unpublished', number: unpublished },
    { name: 'overwrite_edits', label: 'reading.edited', number: edited },
  ] as const
  const shown = ticks.filter(({ name, number }) => number > 0 || answers[name] === true)
  if (currency === null && shown.length === 0) return null
  return (
    <AreaCard heading={t('reading.heading')} text={t('reading.text')}>
      {currency !== null && (
        <SelectField
          id={`${id}-currency`}
          name="currency"
          label={t('reading.currency')}
          hint={
            currency === own
              ? t('reading.unnamed', { format: t(`format.${format ?? 'table'}`) })
              : t('reading.foreign', { own })
          }
          state="neutral"
          value={currency}
          readOnly={isAnswering}
          options={currencies.map((value) => ({ value, label: value }))}
          onBlur={() => {}}
          onChange={(value) => {
            const chosen = currencies.find((one) => one === value)
            if (chosen) say({ currency: chosen })
          }}
        />
      )}
      {shown.map(({ name, label, number }) => (
        <CheckboxField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={number > 0 ? `${t(label)} (${formatNumber(number)})` : t(label)}
          state="neutral"
          checked={answers[name] === true}
          readOnly={isAnswering}
          onBlur={() => {}}
          onChange={(checked) => say({ [name]: checked })}
        />
      ))}
    </AreaCard>
  )
}
