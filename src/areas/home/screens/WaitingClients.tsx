import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { LinkRows } from '#components/layout/LinkRows.tsx'
import { Spinner } from '#components/icon/Spinner.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import { clientPath, outstandingOf } from '#machines/clients/clients.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { WaitingClientsRef } from '#machines/home/waiting-clients.machine.ts'

import { ToCertificate } from '#areas/account/screens/own-area/Rest.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** The clients whom a practitioner may want to write to. */
export function WaitingClients() {
  const { t } = useTranslation('clients')
  const isResting = useIsResting()
  return (
    <AreaCard heading={t(isResting ? 'rest.heading' : 'home.clients.heading')}>
      {isResting ? (
        <>
          <p className="vb-area-card-text">{t('rest.text')}</p>
          <div className="vb-area-below">
            <ToCertificate />
          </div>
        </>
      ) : (
        <WithLateActor name="waitingClients">
          {(actor) => (
            <KeepFocus label={t('home.clients.heading')}>
              <div className="vb-area-part">
                <Clients actor={actor} />
              </div>
            </KeepFocus>
          )}
        </WithLateActor>
      )}
    </AreaCard>
  )
}

function Clients({ actor }: { readonly actor: WaitingClientsRef }) {
  const { t } = useTranslation('clients')
  const fullName = useFullName()
  const href = useHref()
  const formatNumber = useFormatNumber()
  const clients = useSelector(actor, ({ context }) => context.data)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const waiting = clients?.flatMap((client) => {
    const outstanding = outstandingOf(client)
    return outstanding ? [{ client, outstanding }] : []
  })
  if (clients?.length === 0)
    return (
      <>
        <p>{t('home.clients.none')}</p>
        <div className="vb-area-below">
          <ButtonLink variant="primary" href={href(PAGES.inviteClient.path)}>
            {t('invite.title')}
          </ButtonLink>
        </div>
      </>
    )
  return (
    <>
      {isFailed && (
        <InlineError
          message={`${t('home.clients.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!waiting && !isFailed && <Spinner />}
      {waiting && (
        <>
          {waiting.length === 0 ? (
            <p>{t('home.clients.done')}</p>
          ) : (
            <LinkRows
              label={t('home.clients.heading')}
              rows={waiting.map(({ client, outstanding }) => ({
                id: client.id,
                href: href(clientPath(client.id)),
                name: fullName(client),
                note: t(outstanding === 'invited' ? 'status.invited' : `home.clients.${outstanding}`, {
                  count: client.unopened_protocols,
                  number: formatNumber(client.unopened_protocols),
                }),
                end: outstanding === 'invited' ? undefined : t('status.active'),
              }))}
            />
          )}
          <div className="vb-area-below">
            <ButtonLink href={href(PAGES.clients.path)}>{t('home.clients.all')}</ButtonLink>
          </div>
        </>
      )}
    </>
  )
}
