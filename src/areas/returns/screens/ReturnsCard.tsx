import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { useProblemText } from '#hooks/problem.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import type { AskReturnRef } from '#machines/returns/ask-return.machine.ts'
import { openReturns } from '#machines/returns/order-returns.setup.ts'

import type { ReturnsRef } from './Pieces.tsx'
import { ReturnList } from './ReturnList.tsx'

interface ReturnsCardProps {
  readonly actor: ReturnsRef
  readonly text?: string | undefined
  readonly made: string
  readonly pathOf?: ((returnId: number) => string) | undefined
  /** The button that begins, where something can be returned. */
  readonly begin: ReactNode
  readonly choosing: ReactNode
  readonly confirming: ReactNode
}

const callOf = (actor: ReturnsRef): AskReturnRef | undefined => {
  const { withdraw, createReturn } = actor.getSnapshot().children
  return (withdraw ?? createReturn) as AskReturnRef | undefined
}

/** The returns of an order, and the step at which asking for another is. */
export function ReturnsCard({ actor, text, made, pathOf, begin, choosing, confirming }: ReturnsCardProps) {
  const { t } = useTranslation('returns')
  const returns = useSelector(actor, ({ context }) => openReturns(context))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const state = useSelector(actor, ({ value }) => value)
  const { problem, refusal } = useSelector(actor, ({ context }) => context)
  const reason = useProblemText(problem)
  const why = useRefusalText(refusal)
  if (state === 'missing') return null
  return (
    <AreaCard heading={t('title')} text={text}>
      <KeepFocus label={t('title')}>
        {isFailed && (
          <InlineError
            message={`${t('failed')} ${reason}`}
            action={<Button onClick={() => actor.send({ type: 'returns.retry' })}>{t('common:retry')}</Button>}
          />
        )}
        {refusal && <InlineError message={`${t('refused')} ${why}`} />}
        {state === 'made' && <p role="status">{made}</p>}
        {state === 'sending' && <BusyNote text={t('sending')} />}
        {state === 'unanswered' && (
          <InlineError
            message={t('unanswered')}
            action={<Button onClick={() => callOf(actor)?.send({ type: 'call.retry' })}>{t('ask')}</Button>}
          />
        )}
        {state === 'unsure' && (
          <InlineError
            message={t('unsure')}
            action={
              <>
                <Button onClick={() => callOf(actor)?.send({ type: 'call.retry' })}>{t('ask')}</Button>
                <Button onClick={() => callOf(actor)?.send({ type: 'call.drop' })}>{t('drop')}</Button>
              </>
            }
          />
        )}
        {state === 'choosing' && choosing}
        {state === 'confirming' && confirming}
        {begin}
      </KeepFocus>
      {returns && <ReturnList returns={returns.returns} pathOf={pathOf} />}
    </AreaCard>
  )
}
