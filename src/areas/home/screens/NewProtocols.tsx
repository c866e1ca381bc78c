import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { Spinner } from '#components/icon/Spinner.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { SharedProtocolsRef } from '#machines/protocols/shared/shared-protocols.machine.ts'
import { isUnopened, PROTOCOLS } from '#machines/protocols/shared/shared-protocols.ts'
import type { Protocols } from '#machines/protocols/shared/shared-protocols.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** The protocols that a client has not opened yet, and the way to all of them. */
export function NewProtocols() {
  const { t } = useTranslation('clients')
  return (
    <AreaCard heading={t('mine.home.heading')}>
      <WithLateActor name="sharedProtocols">{(actor) => <Unopened actor={actor} />}</WithLateActor>
    </AreaCard>
  )
}

function Unopened({ actor }: { readonly actor: SharedProtocolsRef }) {
  const { t } = useTranslation('clients')
  const { list, problem } = useSelector(actor, ({ context }) => context)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  return (
    <>
      {isFailed && (
        <InlineError
          message={reason}
          action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {list === null && !isFailed && <Spinner />}
      {list && <Found list={list} />}
    </>
  )
}

function Found({ list }: { readonly list: Protocols }) {
  const { t } = useTranslation('clients')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const unopened = list.filter(isUnopened)
  const count = unopened.length
  if (list.length === 0) return <p>{t('mine.home.none')}</p>
  return (
    <>
      <p>{count === 0 ? t('mine.home.seen') : t('mine.home.waiting', { count, number: formatNumber(count) })}</p>
      {count > 0 && (
        <ul className="vb-area-list">
          {unopened.map(({ protocol_id, name }) => (
            <li key={protocol_id}>
              <TextLink href={href(`${PROTOCOLS}/${protocol_id}`)}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <div className="vb-area-below">
        <ButtonLink href={href(PROTOCOLS)}>{t('mine.home.all')}</ButtonLink>
      </div>
    </>
  )
}
