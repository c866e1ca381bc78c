import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { useProblemText } from '#hooks/problem.ts'
import type { ProtocolRemovalRef } from '#machines/protocols/shared/protocol-removal.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

interface RemoveProtocolProps {
  readonly protocolId: number
  readonly name: string
}

/** Removes a protocol from the client's list once it was asked for twice, since they can't bring it back. */
export function RemoveProtocol(props: RemoveProtocolProps) {
  const { t } = useTranslation('clients')
  return (
    <WithLateActor name="protocolRemoval">
      {(actor) => (
        <KeepFocus label={t('mine.remove.button')}>
          <Removal actor={actor} {...props} />
        </KeepFocus>
      )}
    </WithLateActor>
  )
}

function Removal({ actor, protocolId, name }: RemoveProtocolProps & { readonly actor: ProtocolRemovalRef }) {
  const { t } = useTranslation('clients')
  const isMeant = useSelector(actor, ({ context }) => context.leaving?.protocolId === protocolId)
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  if (isMeant && isAsked)
    return (
      <div className="vb-area-below">
        <p>{t('mine.remove.ask')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus */}
        <Button variant="primary" autoFocus onClick={() => actor.send({ type: 'removal.confirm' })}>
          {t('mine.remove.confirm')}
        </Button>
        <Button onClick={() => actor.send({ type: 'removal.cancel' })}>{t('mine.remove.keep')}</Button>
      </div>
    )
  return (
    <>
      {isMeant && isFailed && <InlineError message={`${t('mine.remove.deletedError')} ${reason}`} />}
      <div className="vb-area-below">
        <Button variant="quiet" busy={isBusy} onClick={() => actor.send({ type: 'removal.want', protocolId, name })}>
          {t('mine.remove.button')}
        </Button>
      </div>
    </>
  )
}
