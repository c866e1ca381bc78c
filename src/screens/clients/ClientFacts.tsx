import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import type { ClientDetail } from '#machines/clients/client-page.machine.ts'

export function ClientFacts({ client }: { readonly client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const formatDay = useFormatDay()
  const day = (timestamp: string | null) => (timestamp === null ? t('client.never') : formatDay(timestamp))
  const { email, status, last_opened_at, last_ordered_at, linked_at, notes } = client
  return (
    <AreaCard heading={t('client.details')} text={status === 'invited' ? t('client.invited') : undefined}>
      <DetailList
        details={[
          { name: t('invite.email'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
          { name: t('list.column.status'), value: t(`status.${status}`) },
          { name: t('client.since'), value: formatDay(linked_at) },
          { name: t('client.opened'), value: day(last_opened_at) },
          { name: t('client.ordered'), value: day(last_ordered_at) },
        ]}
      />
      {notes !== '' && <DetailList details={[{ name: t('client.notes'), value: notes }]} />}
    </AreaCard>
  )
}
