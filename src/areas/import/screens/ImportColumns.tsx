import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { FieldRow } from '#components/form/FieldRow.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { Disclosure } from '#components/layout/Disclosure.tsx'
import type { ImportColumns } from '#areas/import/contract/catalogue-import.ts'
import { type ColumnField, columnFaults } from '#areas/import/contract/import-formats.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatList } from '#hooks/list.ts'
import type { CatalogueImportRef } from '#machines/import/catalogue-import.machine.ts'
import { columnAnswers, fieldsOf, isWholeAnswer } from '#machines/import/import.ts'

interface ImportColumnsProps {
  readonly actor: CatalogueImportRef
  readonly columns: ImportColumns
}

/** Each column of a table with its first values, to be given a field (admin.import-asks-about-columns). */
export function ImportColumnsView({ actor, columns: told }: ImportColumnsProps) {
  const { fields, columns } = told
  const { t } = useTranslation('import')
  const formatNumber = useFormatNumber()
  const id = useId()
  const picked = useSelector(actor, ({ context }) => context.picked)
  const given = fieldsOf(columns, picked)
  const rows = columns.flatMap((_, at) => (at % 2 === 0 ? [[at, at + 1].filter((one) => one < columns.length)] : []))
  return (
    <>
      {rows.map((row) => (
        <FieldRow key={row[0]}>
          {row.map((at) => {
            const { heading = '', samples = [], suggested = [] } = columns[at] ?? {}
            return (
              <SelectField
                key={at}
                id={`${id}-${at}`}
                name={`column-${at}`}
                label={heading === '' ? t('columns.unnamed', { number: formatNumber(at + 1) }) : heading}
                hint={samples.length === 0 ? undefined : t('columns.samples', { values: samples.join(' · ') })}
                state="neutral"
                value={given[at] ?? ''}
                placeholder={t('columns.none')}
                options={[...new Set([...suggested, ...fields])].map((field) => ({
                  value: field,
                  label: t(`field.${field}`),
                }))}
                onBlur={() => {}}
                onChange={(value) =>
                  actor.send({ type: 'column.choose', at, field: fields.find((field) => field === value) ?? null })
                }
              />
            )
          })}
        </FieldRow>
      ))}
      <ColumnFaults actor={actor} columns={told} />
    </>
  )
}

/** Says which fields still lack a column, or have two. */
function ColumnFaults({ actor, columns: { columns } }: ImportColumnsProps) {
  const { t } = useTranslation('import')
  const formatList = useFormatList()
  const picked = useSelector(actor, ({ context }) => context.picked)
  const { missing, doubled } = columnFaults(fieldsOf(columns, picked))
  const list = (fields: readonly ColumnField[]) => ({ fields: formatList(fields.map((field) => t(`field.${field}`))) })
  return (
    <div aria-live="polite">
      {missing.length > 0 && <p>{t('columns.missing', list(missing))}</p>}
      {doubled.length > 0 && <p>{t('columns.doubled', list(doubled))}</p>}
    </div>
  )
}

/** Has the file checked with the fields that its columns have now. */
export function ImportColumnsButton({
  actor,
  columns: { columns },
  variant = 'primary',
}: ImportColumnsProps & { readonly variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('import')
  const picked = useSelector(actor, ({ context }) => context.picked)
  const isAnswering = useSelector(actor, (snapshot) => snapshot.matches('answering'))
  const answers = columnAnswers(columns, picked)
  return (
    <Button
      variant={variant}
      busy={isAnswering}
      aria-disabled={!isWholeAnswer(answers)}
      onClick={() => actor.send({ type: 'import.answer', answers })}
    >
      {t('columns.read')}
    </Button>
  )
}

/** The columns of a table that was checked, to be corrected. */
export function ImportColumnsAgain(props: ImportColumnsProps) {
  const { t } = useTranslation('import')
  return (
    <Disclosure summary={t('columns.change')}>
      <ImportColumnsView {...props} />
      <div className="vb-form-actions">
        <ImportColumnsButton {...props} variant="secondary" />
      </div>
    </Disclosure>
  )
}
