import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import type { ImportedClient } from '#areas/clients/contract/imported-clients.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useFullName } from '#hooks/full-name.ts'
import type { ImportedClientsRef } from '#machines/clients/imported/imported-clients.machine.ts'

interface PeopleTableProps {
  readonly actor: ImportedClientsRef
  readonly people: readonly ImportedClient[]
}

/** The people, to be picked out and deleted. */
export function PeopleTable({ actor, people }: PeopleTableProps) {
  const { t } = useTranslation('clientImport')
  const fullName = useFullName()
  const { picked, shown } = useSelector(actor, ({ context }) => context)
  return (
    <>
      <DataTable
        label={t('people.table')}
        columns={(['name', 'email', 'state', 'action'] as const).map((column) => t(`column.${column}`))}
        rows={people.slice(0, shown).map((person) => ({
          id: person.id,
          cells: [
            person.state === 'waiting' ? (
              fullName(person)
            ) : (
              <CheckboxRow
                key="pick"
                label={fullName(person)}
                checked={picked.includes(person.id)}
                onChange={() => actor.send({ type: 'person.pick', id: person.id })}
              />
            ),
            shownAddress(person.email),
            t(`people.state.${person.state}`),
            <Button
              key="delete"
              variant="quiet"
              aria-label={t('people.deleteName', { name: fullName(person) })}
              onClick={() => actor.send({ type: 'person.delete', id: person.id })}
            >
              {t('people.delete')}
            </Button>,
          ],
        }))}
      />
      {people.length > shown && (
        <div className="vb-area-below">
          <Button onClick={() => actor.send({ type: 'list.more' })}>{t('people.more')}</Button>
        </div>
      )}
    </>
  )
}
