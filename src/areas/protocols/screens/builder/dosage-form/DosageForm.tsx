import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { DosageFields, DosageInWords } from '#areas/protocols/components/builder/DosageSteps.tsx'
import { DOSE_UNITS, STEPS_MAX } from '#areas/protocols/contract/dosage/dosage.ts'
import type { Dosage, DoseUnit } from '#areas/protocols/contract/dosage/dosage.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild, useShownProtocol } from '#areas/protocols/hooks/builder.ts'
import { useDosageText } from '#areas/protocols/hooks/dosage.ts'
import { Button } from '#components/action/Button.tsx'
import { FieldRow } from '#components/form/FieldRow.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useLanguage } from '#hooks/language.ts'
import type { DosageFieldRef } from '#machines/protocols/dosage/dosage-field.machine.ts'
import { readDraft } from '#machines/protocols/dosage/draft.ts'
import type { DosageDraft } from '#machines/protocols/dosage/draft.ts'
import { lineIn } from '#machines/protocols/lines.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'

import { useDraftFields } from './fields.ts'
import type { DraftFields } from './fields.ts'
import { RhythmFields } from './RhythmFields.tsx'
import { StepFields } from './StepFields.tsx'

const NoticeDialog = createOverlay(() => import('#components/overlay/NoticeDialog.tsx'))
const FOODS = ['any', 'with', 'without'] as const

/** The form of a line's dosage, while it is open (dosage.form-beside-the-line). */
export function DosageForm({ builder }: { readonly builder: BuilderRef }) {
  const field = useBuilderChild(builder, 'dosageField')
  const lines = useBuilderChild(builder, 'protocolLines')
  const isOpen = useSelector(field, (snapshot) => snapshot?.matches('filling') === true)
  return isOpen && field && lines ? <OpenForm field={field} lines={lines} /> : null
}

interface OpenFormProps {
  readonly field: DosageFieldRef
  readonly lines: ProtocolLinesRef
}

function OpenForm({ field, lines }: OpenFormProps) {
  const { t } = useTranslation('dosage')
  const lang = bcp47(useLanguage())
  const form = useSelector(field, ({ context }) => context.form)
  const isCorrected = useSelector(field, (snapshot) => snapshot.hasTag('corrected'))
  const protocol = useShownProtocol(lines)
  const read = form && readDraft(form.draft)
  const fields = useDraftFields(isCorrected ? (read?.problems ?? null) : null)
  if (!form) return null
  const close = () => field.send({ type: 'form.close' })
  const save = () => {
    field.send({ type: 'form.save' })
    const [wrong] = Object.keys(read?.problems ?? {})
    if (wrong !== undefined) document.getElementById(fields.idOf(wrong))?.focus()
  }
  return (
    <NoticeDialog
      open
      title={t('label', { name: (protocol && lineIn(protocol, form.of.variantId)?.name) ?? '' })}
      lang={lang}
      onClose={close}
      onLoadFailed={close}
      actions={
        <>
          <Button variant="primary" onClick={save}>
            {t('builder:edit.submit')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('builder:cancel')}
          </Button>
          <Button variant="quiet" onClick={() => field.send({ type: 'form.clear' })}>
            {t('form.clear')}
          </Button>
        </>
      }
    >
      <DosageFields>
        <Fields field={field} fields={fields} draft={form.draft} />
        <Words dosage={read?.dosage ?? null} />
      </DosageFields>
    </NoticeDialog>
  )
}

interface FieldsProps {
  readonly field: DosageFieldRef
  readonly fields: DraftFields
  readonly draft: DosageDraft
}

function Fields({ field, fields, draft }: FieldsProps) {
  const { t } = useTranslation('dosage')
  const set = (value: Partial<Omit<DosageDraft, 'steps'>>) => field.send({ type: 'form.set', value })
  const { steps } = draft
  return (
    <>
      <SelectField
        {...fields.of('unit', t('form.unit'))}
        value={draft.unit}
        // In the plural, and without its number.
        options={DOSE_UNITS.map((unit) => ({
          value: unit,
          label: t(`amount.${unit}`, { count: 2, number: '' }).trim(),
        }))}
        onChange={(unit) => set({ unit: unit as DoseUnit })}
      />
      {steps.map((step, at) => (
        <StepFields
          // oxlint-disable-next-line react/no-array-index-key -- steps are known by their place alone
          key={at}
          field={field}
          fields={fields}
          step={step}
          at={at}
          isLast={at === steps.length - 1}
          isOnly={steps.length === 1}
        />
      ))}
      {steps.length < STEPS_MAX && (
        <div>
          <Button variant="quiet" onClick={() => field.send({ type: 'step.add' })}>
            {t('form.addStep')}
          </Button>
        </div>
      )}
      <SelectField
        {...fields.of('food', t('form.food'))}
        value={draft.food}
        options={FOODS.map((food) => ({ value: food, label: t(`form.foods.${food}`) }))}
        onChange={(food) => set({ food: food as DosageDraft['food'] })}
      />
      <RhythmFields fields={fields} draft={draft} onSet={set} />
      <FieldRow>
        <TextField
          {...fields.of('from', t('form.from'))}
          type="date"
          value={draft.from}
          onChange={(from) => set({ from })}
        />
        <TextField
          {...fields.of('until', t('form.until'))}
          type="date"
          value={draft.until}
          onChange={(until) => set({ until })}
        />
      </FieldRow>
    </>
  )
}

function Words({ dosage }: { readonly dosage: Dosage | null }) {
  const dosageText = useDosageText()
  return <DosageInWords text={dosage ? dosageText(dosage) : ''} />
}
