import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { ProtocolCards } from '#areas/protocols/components/ProtocolCards.tsx'
import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { SharedProtocolsRef } from '#machines/protocols/shared/shared-protocols.machine.ts'
import { isUnopened, PROTOCOLS } from '#machines/protocols/shared/shared-protocols.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { usePractitionerName } from '#areas/account/screens/practitioner-name.ts'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { PRODUCTS } from '#screens/page/links.ts'

/** The protocols that were shared with a client. It stands back until its words are there. */
export function ClientProtocols() {
  return useHasTexts('clients') ? <ProtocolsPage /> : <WaitingPage />
}

function ProtocolsPage() {
  const { t } = useTranslation('clients')
  return (
    <AreaPage title={t('mine.title')} lead={t('mine.lead')}>
      <WithLateActor name="sharedProtocols">{(actor) => <Protocols actor={actor} />}</WithLateActor>
    </AreaPage>
  )
}

function Protocols({ actor }: { readonly actor: SharedProtocolsRef }) {
  const { t } = useTranslation('clients')
  const href = useHref()
  const { list, problem } = useSelector(actor, ({ context }) => context)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  return (
    <>
      {isFailed && (
        <InlineError
          message={`${t('mine.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {list === null && !isFailed && <BusyNote text={t('mine.loading')} />}
      {list?.length === 0 && (
        <EmptyState
          heading={t('mine.emptyTitle')}
          text={t('mine.emptyText')}
          actions={
            <ButtonLink variant="primary" href={href(PRODUCTS)}>
              {t('common:error.toProducts')}
            </ButtonLink>
          }
        />
      )}
      {list && list.length > 0 && <List list={list} />}
    </>
  )
}

function List({ list }: { readonly list: readonly SharedProtocol[] }) {
  const { t } = useTranslation('clients')
  const practitionerName = usePractitionerName()
  const href = useHref()
  const formatDay = useFormatDay()
  const formatNumber = useFormatNumber()
  const formatPercent = useFormatPercent()
  const formatPrice = useFormatPrice()
  return (
    <ProtocolCards
      label={t('mine.list')}
      protocols={list.map((protocol) => ({
        id: protocol.protocol_id,
        href: href(`${PROTOCOLS}/${protocol.protocol_id}`),
        name: protocol.name,
        mark: isUnopened(protocol) ? t('mine.new') : undefined,
        facts: [
          t('mine.from', { name: practitionerName(protocol.practitioner) }),
          t('mine.shared', { date: formatDay(protocol.shared_at) }),
          t('mine.products', { count: protocol.products.length, number: formatNumber(protocol.products.length) }),
        ],
        sum: formatPrice(protocol.total_price_after_discount),
        before:
          protocol.discount > 0
            ? t('mine.before', {
                price: formatPrice(protocol.total_price),
                percent: formatPercent(protocol.discount),
              })
            : undefined,
      }))}
    />
  )
}
