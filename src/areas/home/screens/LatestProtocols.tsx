import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { LinkRows } from '#components/layout/LinkRows.tsx'
import { Spinner } from '#components/icon/Spinner.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { protocolPath } from '#machines/clients/clients.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { LatestProtocolsRef } from '#machines/home/latest-protocols.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { PRODUCTS } from '#screens/page/links.ts'

/** The protocols that a practitioner worked on last. */
export function LatestProtocols() {
  const { t } = useTranslation('clients')
  return (
    <AreaCard heading={t('home.protocols.heading')}>
      <WithLateActor name="latestProtocols">
        {(actor) => (
          <KeepFocus label={t('home.protocols.heading')}>
            <div className="vb-area-part">
              <Protocols actor={actor} />
            </div>
          </KeepFocus>
        )}
      </WithLateActor>
    </AreaCard>
  )
}

function Protocols({ actor }: { readonly actor: LatestProtocolsRef }) {
  const { t } = useTranslation('clients')
  const href = useHref()
  const formatDay = useFormatDay()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const protocols = useSelector(actor, ({ context }) => context.data)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  if (protocols?.length === 0)
    return (
      <>
        <p>{t('home.protocols.none')}</p>
        <div className="vb-area-below">
          <ButtonLink variant="primary" href={href(PRODUCTS)}>
            {t('home.protocols.start')}
          </ButtonLink>
        </div>
      </>
    )
  return (
    <>
      {isFailed && (
        <InlineError
          message={`${t('home.protocols.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!protocols && !isFailed && <Spinner />}
      {protocols && (
        <>
          <LinkRows
            label={t('home.protocols.heading')}
            rows={protocols.map(({ protocol_id: id, name, products, updated_at, total_price }) => ({
              id,
              href: href(protocolPath(id)),
              name,
              note: t('home.protocols.note', {
                count: products.length,
                number: formatNumber(products.length),
                date: formatDay(updated_at),
              }),
              end: formatPrice(total_price),
            }))}
          />
          <div className="vb-area-below">
            <ButtonLink href={href(PAGES.protocols.path)}>{t('home.protocols.all')}</ButtonLink>
          </div>
        </>
      )}
    </>
  )
}
