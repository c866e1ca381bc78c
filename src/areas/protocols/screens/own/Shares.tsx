import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import { useLateActor } from '#hooks/app.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { clientPath } from '#machines/clients/clients.ts'

import { ReadMail } from './ReadMail.tsx'

const COLUMNS = ['client', 'shared', 'discount', 'opened', 'ordered', 'mail'] as const

/** Everyone a protocol was shared with, and whether they opened and ordered it (share.shows-earlier-shares). */
export function Shares({ protocol: { protocol_id: protocolId, shares } }: { readonly protocol: ProtocolDetail }) {
  const { t } = useTranslation('builder')
  const fullName = useFullName()
  const href = useHref()
  const formatDay = useFormatDay()
  const formatPercent = useFormatPercent()
  const mail = useLateActor('shareMail')
  const dayOf = (at: string | null) => (at === null ? t('pages.shares.notYet') : formatDay(at))
  if (shares.length === 0) return <AreaCard heading={t('pages.shares.heading')} text={t('pages.shares.none')} />
  return (
    <AreaCard heading={t('pages.shares.heading')}>
      <DataTable
        label={t('pages.shares.heading')}
        columns={COLUMNS.map((column) => t(`pages.shares.column.${column}`))}
        rows={shares.map(({ client, status, discount, shared_at, opened_at, ordered_at }) => ({
          id: client.id,
          cells: [
            <TextLink key="client" href={href(clientPath(client.id))}>
              {fullName(client)}
            </TextLink>,
            formatDay(shared_at),
            formatPercent(discount),
            status === 'invited' ? t('shareForm.invited') : dayOf(opened_at),
            status === 'invited' ? '' : dayOf(ordered_at),
            <Button
              key="mail"
              variant="quiet"
              aria-label={t('pages.shares.readName', { name: fullName(client) })}
              onClick={() => mail?.send({ type: 'mail.read', subject: { protocolId, clientId: client.id } })}
            >
              {t('pages.shares.read')}
            </Button>,
          ],
        }))}
      />
      {mail && <ReadMail actor={mail} />}
    </AreaCard>
  )
}
