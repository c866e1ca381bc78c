import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCards } from '#components/layout/AreaCard.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { SharedProtocolRef } from '#machines/protocols/shared/shared-protocol.machine.ts'
import { PROTOCOLS } from '#machines/protocols/shared/shared-protocols.ts'

import { AreaError } from '#areas/account/screens/own-area/AreaError.tsx'
import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { OpenProtocol } from './OpenProtocol.tsx'

/** One protocol that was shared with a client. It stands back until its words are there. */
export function ClientProtocol() {
  const hasTexts = useHasTexts('clients')
  const hasSums = useHasTexts('shopping')
  const hasStock = useHasTexts('catalogue')
  const hasDosage = useHasTexts('dosage')
  const hasSupply = useHasTexts('supply')
  return hasTexts && hasSums && hasStock && hasDosage && hasSupply ? (
    <WithLateActor name="sharedProtocol">{(actor) => <Page actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

function Page({ actor }: { readonly actor: SharedProtocolRef }) {
  const { t } = useTranslation('clients')
  const protocol = useSelector(actor, ({ context }) => context.protocol)
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches({ view: 'missing' }))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  if (isMissing) return <Missing />
  return (
    <>
      <PageHead title={protocol?.name ?? t('mine.title')} />
      <AreaCards>
        {isFailed && <Failed actor={actor} />}
        {!protocol && isBusy && <BusyNote text={t('mine.one.loading')} />}
      </AreaCards>
      {protocol && <OpenProtocol actor={actor} protocol={protocol} />}
    </>
  )
}

function Failed({ actor }: { readonly actor: SharedProtocolRef }) {
  const { t } = useTranslation('clients')
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <InlineError
      message={`${t('mine.one.failed')} ${reason}`}
      action={<Button onClick={() => actor.send({ type: 'protocol.retry' })}>{t('common:retry')}</Button>}
    />
  )
}

function Missing() {
  const { t } = useTranslation('clients')
  const href = useHref()
  return (
    <AreaError
      title={t('mine.one.missingTitle')}
      text={t('mine.one.missingText')}
      actions={
        <ButtonLink variant="primary" href={href(PROTOCOLS)}>
          {t('mine.one.toList')}
        </ButtonLink>
      }
    />
  )
}
