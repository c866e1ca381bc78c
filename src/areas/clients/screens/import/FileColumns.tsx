import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { FieldRow } from '#components/form/FieldRow.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import type { ClientFileRef } from '#machines/clients/client-file/client-file.machine.ts'
import type { Column } from '#machines/clients/client-file/rows.ts'

import { useColumnName } from './column-name.ts'
import { FileFormat } from './FileFormat.tsx'

const PAIRS = [
  ['email', 'name'],
  ['first_name', 'last_name'],
] as const satisfies readonly (readonly Column[])[]

/** The fields of a table's columns, to be corrected; contact cards have none. */
export function FileColumns({ actor }: { readonly actor: ClientFileRef }) {
  const { t } = useTranslation('clientImport')
  const id = useId()
  const { headings, columns, chosen } = useSelector(actor, ({ context }) => context)
  const columnName = useColumnName(headings)
  const isWithoutEmails = useSelector(actor, (snapshot) => snapshot.matches({ table: 'withoutEmails' }))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const name = chosen?.name ?? ''
  if (columns === null)
    return (
      <AreaCard heading={t('cards.heading', { name })} text={t('cards.text')}>
        <BusyLine busy={isBusy} />
        <FileFormat actor={actor} />
      </AreaCard>
    )
  const options = headings.map((_, at) => ({ value: `${at}`, label: columnName(at) }))
  return (
    <AreaCard heading={t('columns.heading', { name })} text={t('columns.text')}>
      <BusyLine busy={isBusy} />
      {isWithoutEmails && <InlineError message={t('columns.noEmail')} />}
      {PAIRS.map((pair) => (
        <FieldRow key={pair[0]}>
          {pair.map((column) => (
            <SelectField
              key={column}
              id={`${id}-${column}`}
              name={column}
              label={t(`columns.${column}`)}
              state="neutral"
              value={columns[column] === null ? '' : `${columns[column]}`}
              placeholder={t('columns.none')}
              options={options}
              onBlur={() => {}}
              onChange={(value) =>
                actor.send({
                  type: 'columns.choose',
                  columns: { ...columns, [column]: value === '' ? null : Number(value) },
                })
              }
            />
          ))}
        </FieldRow>
      ))}
      <FileFormat actor={actor} />
    </AreaCard>
  )
}
