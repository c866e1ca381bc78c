import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useShortName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import type { ClientDetail, ClientPageRef } from '#machines/clients/client-page.machine.ts'
import { isInvited, protocolPath } from '#machines/clients/clients.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { FillCart, FillingInDoubt, useFillForm } from './FillCart.tsx'

interface ClientProtocolsProps {
  readonly actor: ClientPageRef
  readonly client: ClientDetail
}

const COLUMNS = ['name', 'shared', 'opened'] as const
const PARTS = ['named', 'named', 'named'] as const

/**
 * The protocols that were shared with a client (builder.clients-protocols-area), each leading to its own page, and the way into
 * the client's cart where the client allows it (filling.client-allows-it).
 */
export function ClientProtocols({ actor, client }: ClientProtocolsProps) {
  const { t } = useTranslation('clients')
  const shortName = useShortName()
  const href = useHref()
  const { protocols } = client
  if (protocols.length === 0)
    return (
      <AreaCard heading={t('client.protocols')} text={t('client.noProtocols', { name: shortName(client) })}>
        <div className="vb-area-below">
          <ButtonLink href={href(PAGES.protocols.path)}>{t('home.protocols.all')}</ButtonLink>
        </div>
      </AreaCard>
    )
  return <HeldProtocols actor={actor} client={client} />
}

function HeldProtocols({ actor, client }: ClientProtocolsProps) {
  const { t } = useTranslation('clients')
  const shortName = useShortName()
  const href = useHref()
  const formatDay = useFormatDay()
  const inCart = useInCart(client)
  const form = useFillForm(actor)
  const isResting = useIsResting()
  const isLinked = !isInvited(client)
  const openedText = (at: string | null) => (at === null ? t('client.unopened') : formatDay(at))
  const isAllowed = isLinked && !isResting && client.may_fill_cart === true
  const isForbidden = isLinked && !isResting && client.may_fill_cart !== true
  return (
    <AreaCard
      heading={t('client.protocols')}
      text={isForbidden ? t('client.cart.notAllowed', { name: shortName(client) }) : undefined}
    >
      <KeepFocus label={t('client.protocols')}>
        {form && <FillingInDoubt form={form} />}
        <DataTable
          label={t('client.protocols')}
          lines={PARTS}
          columns={[...COLUMNS, ...(isLinked ? (['cart'] as const) : [])].map((column) => t(`client.column.${column}`))}
          rows={client.protocols.map((protocol) => {
            const { protocol_id: id, name, shared_at, opened_at } = protocol
            return {
              id,
              cells: [
                <TextLink key="name" href={href(protocolPath(id))}>
                  {name}
                </TextLink>,
                formatDay(shared_at),
                isLinked ? openedText(opened_at) : t('last.later'),
                ...(isLinked ? [inCart(id)] : []),
              ],
              ...(isAllowed && form && { below: <FillCart form={form} client={client} protocol={protocol} /> }),
            }
          })}
        />
      </KeepFocus>
    </AreaCard>
  )
}

/** Says of a protocol when it was put into the client's cart last, and whether some of it was ordered since. */
function useInCart({ fillings = [] }: ClientDetail): (protocolId: number) => string {
  const { t } = useTranslation('clients')
  const formatDay = useFormatDay()
  return (protocolId) => {
    const last = fillings.find((filling) => filling.protocol_id === protocolId)
    if (last === undefined) return t('client.cart.never')
    const put = t('client.cart.putOn', { date: formatDay(last.filled_at) })
    return last.ordered_at === null ? put : `${put} ${t('client.cart.orderedOn', { date: formatDay(last.ordered_at) })}`
  }
}
