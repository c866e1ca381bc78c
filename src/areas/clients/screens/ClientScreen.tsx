import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { useFullName } from '#hooks/full-name.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import { openClient } from '#machines/clients/client-page.machine.ts'
import type { ClientPageRef } from '#machines/clients/client-page.machine.ts'
import { isInvited } from '#machines/clients/clients.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaError } from '#areas/account/screens/own-area/AreaError.tsx'
import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { AskAgain } from './AskAgain.tsx'
import { ClientFacts } from './ClientFacts.tsx'
import { ClientOrders } from './ClientOrders.tsx'
import { ClientProtocols } from './ClientProtocols.tsx'
import { ClientRate } from './ClientRate.tsx'
import { ClientTaken } from './ClientTaken.tsx'
import { OnceAgreed } from './OnceAgreed.tsx'
import { Rest, ToCertificate } from '#areas/account/screens/own-area/Rest.tsx'

/** The page of one client (clients.page-of-one). It stands back until its words are there. */
export function ClientScreen() {
  return useHasTexts('clients') ? (
    <WithLateActor name="clientPage">{(actor) => <AnyClient actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

function AnyClient({ actor }: { readonly actor: ClientPageRef }) {
  const { t } = useTranslation('clients')
  const fullName = useFullName()
  const href = useHref()
  const client = useSelector(actor, ({ context }) => openClient(context))
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches('missing'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const isResting = useIsResting()
  const toList = <ButtonLink href={href(PAGES.clients.path)}>{t('client.back')}</ButtonLink>
  // Clients who are linked are nobody's while the approval rests.
  if (isMissing && isResting)
    return <AreaError title={t('rest.heading')} text={t('rest.text')} actions={<ToCertificate />} />
  if (isMissing) return <AreaError title={t('client.missingTitle')} text={t('client.missingText')} actions={toList} />
  if (isFailed) return <Failed actor={actor} />
  if (!client)
    return (
      <>
        <PageHead title={t('list.title')} />
        <Waiting />
      </>
    )
  return (
    <AreaPage key={client.id} title={fullName(client)}>
      <ClientFacts client={client}>
        {isInvited(client) && !isResting && <AskAgain actor={actor} client={client} />}
      </ClientFacts>
      {isResting ? <Rest /> : <ClientRate actor={actor} client={client} />}
      <ClientProtocols actor={actor} client={client} />
      <ClientTaken client={client} />
      {isInvited(client) ? <OnceAgreed client={client} /> : <ClientOrders client={client} />}
    </AreaPage>
  )
}

function Failed({ actor }: { readonly actor: ClientPageRef }) {
  const { t } = useTranslation('clients')
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <AreaError
      title={t('client.failed')}
      text={reason}
      actions={
        <Button variant="primary" onClick={() => actor.send({ type: 'client.retry' })}>
          {t('common:retry')}
        </Button>
      }
    />
  )
}
