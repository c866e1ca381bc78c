import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useShortName } from '#hooks/full-name.ts'
import type { ClientDetail } from '#machines/clients/client-page.machine.ts'
import { isInvited } from '#machines/clients/clients.ts'

/** Facts of a client; of an invited person, only what the practitioner typed (clients.invited-looks-alike). */
export function ClientFacts({ client, children }: { readonly client: ClientDetail; readonly children?: ReactNode }) {
  const { t } = useTranslation('clients')
  const shortName = useShortName()
  const formatDay = useFormatDay()
  const day = (timestamp: string | null) => (timestamp === null ? t('client.never') : formatDay(timestamp))
  const { email, last_opened_at, last_ordered_at, linked_at, notes } = client
  const isAsked = isInvited(client)
  const known = [
    { name: t('list.column.status'), value: t('status.active') },
    { name: t('client.since'), value: formatDay(linked_at) },
    { name: t('client.opened'), value: day(last_opened_at) },
    { name: t('client.ordered'), value: day(last_ordered_at) },
  ]
  const invitedFacts = [{ name: t('list.column.status'), value: t('status.invitedOn', { date: formatDay(linked_at) }) }]
  return (
    <AreaCard
      heading={t('client.details')}
      text={isAsked ? t('client.invited', { name: shortName(client) }) : undefined}
    >
      <DetailList
        details={[
          { name: t('invite.email'), value: <TextLink href={`mailto:${email}`}>{shownAddress(email)}</TextLink> },
          ...(isAsked ? invitedFacts : known),
        ]}
      />
      {notes !== '' && <DetailList details={[{ name: t('client.notes'), value: notes }]} />}
      {children}
    </AreaCard>
  )
}
