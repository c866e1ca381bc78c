import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCards } from '#components/layout/AreaCard.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { ProtocolPageRef } from '#machines/protocols/protocol-page.machine.ts'

import { AreaError } from '#areas/account/screens/own-area/AreaError.tsx'
import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { OwnProtocol } from './OwnProtocol.tsx'

/** One of the practitioner's own protocols. It stands back until its words are there. */
export function ProtocolScreen() {
  const hasTexts = useHasTexts('builder')
  const hasPrint = useHasTexts('clients')
  const hasStock = useHasTexts('catalogue')
  const hasDosage = useHasTexts('dosage')
  const hasIntake = useHasTexts('intake')
  const hasSupply = useHasTexts('supply')
  return hasTexts && hasPrint && hasStock && hasDosage && hasIntake && hasSupply ? (
    <WithLateActor name="protocolPage">{(actor) => <Page actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

function Page({ actor }: { readonly actor: ProtocolPageRef }) {
  const { t } = useTranslation('builder')
  const protocol = useSelector(actor, ({ context }) => context.protocol)
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches({ view: 'missing' }))
  const isDeleted = useSelector(actor, (snapshot) => snapshot.matches({ view: 'deleted' }))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  if (isMissing) return <Nothing title={t('pages.one.missingTitle')} text={t('pages.one.missingText')} />
  if (isDeleted) return <Nothing isNews title={t('pages.one.deletedTitle')} text={t('pages.one.deletedText')} />
  return (
    <>
      <PageHead title={protocol?.name ?? t('list.title')} />
      <AreaCards>
        {isFailed && <Failed actor={actor} />}
        {!protocol && isBusy && <BusyNote text={t('pages.one.loading')} />}
      </AreaCards>
      {protocol && <OwnProtocol actor={actor} protocol={protocol} />}
    </>
  )
}

function Failed({ actor }: { readonly actor: ProtocolPageRef }) {
  const { t } = useTranslation('builder')
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <InlineError
      message={`${t('pages.one.failed')} ${reason}`}
      action={<Button onClick={() => actor.send({ type: 'protocol.retry' })}>{t('common:retry')}</Button>}
    />
  )
}

interface NothingProps {
  readonly title: string
  readonly text: string
  /** It takes the place of a protocol that was in sight. */
  readonly isNews?: boolean
}

/** There is no such protocol, or none any more: the way leads to the others. */
function Nothing(props: NothingProps) {
  const { t } = useTranslation('builder')
  const href = useHref()
  return (
    <AreaError
      {...props}
      actions={
        <ButtonLink variant="primary" href={href(PAGES.protocols.path)}>
          {t('backToList')}
        </ButtonLink>
      }
    />
  )
}
