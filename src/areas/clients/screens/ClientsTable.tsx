import { useTranslation } from 'react-i18next'

import { DataTable } from '#components/layout/DataTable.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { Client } from '#areas/clients/contract/clients.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { clientPath, isInvited } from '#machines/clients/clients.ts'

import { useDiscountText, useLastText } from './words.ts'

const COLUMNS = ['name', 'status', 'discount', 'protocols', 'last'] as const
const PARTS = ['state', 'amount', 'wide', 'note'] as const

/** The clients that were found, each with the way to their page. */
export function ClientsTable({ clients }: { readonly clients: readonly Client[] }) {
  const { t } = useTranslation('clients')
  const fullName = useFullName()
  const href = useHref()
  const discountText = useDiscountText()
  const lastText = useLastText()
  return (
    <DataTable
      label={t('list.table')}
      lines={PARTS}
      columns={COLUMNS.map((column) => t(`list.column.${column}`))}
      rows={clients.map((client) => ({
        id: client.id,
        cells: [
          <>
            <TextLink href={href(clientPath(client.id))}>{fullName(client)}</TextLink>
            <br />
            <span className="vb-table-note vb-table-wide">{shownAddress(client.email)}</span>
          </>,
          <span key="status" className="vb-table-words">
            {t(`status.${client.status}`)}
          </span>,
          discountText(client.discount_rate),
          <Held key="held" client={client} />,
          lastText(client),
        ],
      }))}
    />
  )
}

/** Protocols shared with the client, and the number not opened yet. */
function Held({ client }: { readonly client: Client }) {
  const { shared_protocols: held, unopened_protocols } = client
  const { t } = useTranslation('clients')
  const formatNumber = useFormatNumber()
  // Whoever was invited may have opened them, which nobody is told.
  const unopened = isInvited(client) ? 0 : unopened_protocols
  return (
    <>
      <span>{held === 0 ? t('held.none') : formatNumber(held)}</span>
      {unopened > 0 && (
        <>
          <br />
          <span className="vb-table-note">{t('held.unopened', { number: formatNumber(unopened) })}</span>
        </>
      )}
    </>
  )
}
