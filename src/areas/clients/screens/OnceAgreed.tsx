import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { useShortName } from '#hooks/full-name.ts'
import type { ClientDetail } from '#machines/clients/client-page.machine.ts'

const PARTS = ['orders', 'needs', 'commission'] as const

/** The parts of the page that need the client's own yes, each of which says so (clients.linked-by-their-own-yes). */
export function OnceAgreed({ client }: { readonly client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const shortName = useShortName()
  const name = shortName(client)
  return PARTS.map((part) => (
    <AreaCard key={part} heading={t(`client.later.${part}.heading`)} text={t(`client.later.${part}.text`, { name })} />
  ))
}
