import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import type { ClientFileRef } from '#machines/clients/client-file/client-file.machine.ts'
import { faultsOf, leftRows, partedRows } from '#machines/clients/client-file/rows.ts'
import type { FileRow } from '#machines/clients/client-file/rows.ts'

import { MendedRow } from './MendedRow.tsx'

/** The rows of the file: those to be looked at first, then those that are fine, then those that were left out. */
export function FileRows({ actor }: { readonly actor: ClientFileRef }) {
  const { t } = useTranslation('clientImport')
  const formatNumber = useFormatNumber()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const faults = faultsOf(context)
  const { toMend, ready } = partedRows(context, faults)
  const excluded = leftRows(context)
  const { shown } = context
  const text =
    faults.size === 0 ? t('mend.done') : t('mend.text', { count: faults.size, number: formatNumber(faults.size) })
  return (
    <>
      {toMend.length > 0 && (
        <AreaCard heading={t('mend.heading')} text={text}>
          {toMend.slice(0, shown).map((row) => (
            <MendedRow key={row.line} actor={actor} row={row} fault={faults.get(row.line)} />
          ))}
          <div className="vb-form-actions">
            {faults.size > 1 && (
              <Button onClick={() => actor.send({ type: 'rows.excludeFaulty' })}>
                {t('mend.leaveOutAll', { number: formatNumber(faults.size) })}
              </Button>
            )}
            {toMend.length > shown && <More actor={actor} />}
          </div>
        </AreaCard>
      )}
      {ready.length > 0 && (
        <AreaCard heading={t('ready.heading', { count: ready.length, number: formatNumber(ready.length) })}>
          <Rows actor={actor} rows={ready} event="row.exclude" words="leaveOut" />
        </AreaCard>
      )}
      {excluded.length > 0 && (
        <AreaCard heading={t('left.heading', { count: excluded.length, number: formatNumber(excluded.length) })}>
          <Rows actor={actor} rows={excluded} event="row.include" words="takeIn" />
        </AreaCard>
      )}
    </>
  )
}

function More({ actor }: { readonly actor: ClientFileRef }) {
  const { t } = useTranslation('clientImport')
  return <Button onClick={() => actor.send({ type: 'rows.more' })}>{t('more')}</Button>
}

interface RowsProps {
  readonly actor: ClientFileRef
  readonly rows: readonly FileRow[]
  readonly event: 'row.exclude' | 'row.include'
  readonly words: 'leaveOut' | 'takeIn'
}

function Rows({ actor, rows, event, words }: RowsProps) {
  const { t } = useTranslation('clientImport')
  const fullName = useFullName()
  const formatNumber = useFormatNumber()
  const shown = useSelector(actor, ({ context }) => context.shown)
  return (
    <>
      <DataTable
        label={t(words === 'leaveOut' ? 'ready.table' : 'left.table')}
        columns={(['row', 'name', 'email', 'action'] as const).map((column) => t(`column.${column}`))}
        rows={rows.slice(0, shown).map(({ line, first_name, last_name, email }) => ({
          id: line,
          cells: [
            formatNumber(line),
            fullName({ first_name, last_name }) || t('noName'),
            email === '' ? t('rowFault.noEmail') : shownAddress(email),
            <Button
              key="action"
              variant="quiet"
              aria-label={t(`row.${words}Name`, { number: formatNumber(line) })}
              onClick={() => actor.send({ type: event, line })}
            >
              {t(`row.${words}`)}
            </Button>,
          ],
        }))}
      />
      {rows.length > shown && (
        <div className="vb-area-below">
          <More actor={actor} />
        </div>
      )}
    </>
  )
}
