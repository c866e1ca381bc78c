import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useShortName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import type { ClientDetail } from '#machines/clients/client-page.machine.ts'
import { isInvited, protocolPath } from '#machines/clients/clients.ts'
import { PAGES } from '#machines/pages/pages.ts'

const COLUMNS = ['name', 'shared', 'opened'] as const
const PARTS = ['named', 'named'] as const

/** The protocols that were shared with a client (builder.clients-protocols-area), each leading to its own page. */
export function ClientProtocols({ client }: { readonly client: ClientDetail }) {
  const shortName = useShortName()
  const { protocols } = client
  const { t } = useTranslation('clients')
  const href = useHref()
  const formatDay = useFormatDay()
  const openedText = (at: string | null) => (at === null ? t('client.unopened') : formatDay(at))
  if (protocols.length === 0)
    return (
      <AreaCard heading={t('client.protocols')} text={t('client.noProtocols', { name: shortName(client) })}>
        <div className="vb-area-below">
          <ButtonLink href={href(PAGES.protocols.path)}>{t('home.protocols.all')}</ButtonLink>
        </div>
      </AreaCard>
    )
  return (
    <AreaCard heading={t('client.protocols')}>
      <DataTable
        label={t('client.protocols')}
        lines={PARTS}
        columns={COLUMNS.map((column) => t(`client.column.${column}`))}
        rows={protocols.map(({ protocol_id: id, name, shared_at, opened_at }) => ({
          id,
          cells: [
            <TextLink key="name" href={href(protocolPath(id))}>
              {name}
            </TextLink>,
            formatDay(shared_at),
            isInvited(client) ? t('last.later') : openedText(opened_at),
          ],
        }))}
      />
    </AreaCard>
  )
}
