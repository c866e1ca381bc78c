import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import type { ClientFileRef } from '#machines/clients/client-file/client-file.machine.ts'

import { useColumnName } from './column-name.ts'

/** The columns that hold emails, one of which is to be chosen (clients.file-asks-which-emails). */
export function EmailColumns({ actor }: { readonly actor: ClientFileRef }) {
  const { t } = useTranslation('clientImport')
  const { headings, columns, emailColumns } = useSelector(actor, ({ context }) => context)
  const columnName = useColumnName(headings)
  if (columns === null) return null
  return (
    <AreaCard heading={t('emails.heading')} text={t('emails.text')}>
      <DataTable
        label={t('emails.table')}
        columns={[t('emails.column'), t('emails.examples'), t('column.action')]}
        rows={emailColumns.map(({ column, examples }) => ({
          id: column,
          cells: [
            columnName(column),
            examples.map(shownAddress).join(', '),
            <Button
              key="action"
              variant="quiet"
              aria-label={t('emails.chooseName', { name: columnName(column) })}
              onClick={() => actor.send({ type: 'columns.choose', columns: { ...columns, email: column } })}
            >
              <span className="vb-table-words">{t('emails.choose')}</span>
            </Button>,
          ],
        }))}
      />
    </AreaCard>
  )
}
