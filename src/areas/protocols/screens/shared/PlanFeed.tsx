import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { FeedAddress } from '#areas/protocols/components/plan/FeedAddress.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useHasTexts } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { PlanFeedRef } from '#machines/protocols/plan-feed.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** The private address of the client's plan for calendars (feed.address-is-private). */
export function PlanFeed() {
  const { t } = useTranslation('dosage')
  if (!useHasTexts('dosage')) return null
  return (
    <AreaCard heading={t('feed.heading')} text={t('feed.text')}>
      <WithLateActor name="planFeed">{(actor) => <Feed actor={actor} />}</WithLateActor>
    </AreaCard>
  )
}

function Feed({ actor }: { readonly actor: PlanFeedRef }) {
  const { t } = useTranslation('dosage')
  const formatDay = useFormatDay()
  const { since, address, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const isNotDone = useSelector(actor, (snapshot) => snapshot.matches('notDone'))
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  const isMaking = useSelector(actor, (snapshot) => snapshot.matches('making'))
  const isEnding = useSelector(actor, (snapshot) => snapshot.matches('ending'))
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches('fetching'))
  const reason = useProblemText(problem)
  if (isFailed)
    return (
      <InlineError
        message={`${t('feed.failedLoad')} ${reason}`}
        action={<Button onClick={() => actor.send({ type: 'feed.retry' })}>{t('common:retry')}</Button>}
      />
    )
  if (isUnknown && since === null) return <BusyNote text={t('feed.busy')} />
  return (
    <>
      {isNotDone && <InlineError message={`${t('feed.failed')} ${reason}`} />}
      {since !== null && address === null && (
        <p>{`${t('feed.madeOn', { date: formatDay(since) })} ${t('feed.renewText')}`}</p>
      )}
      {address !== null && (
        <FeedAddress
          label={t('feed.address')}
          address={address}
          hint={t('feed.once')}
          status={isCopied ? t('feed.copied') : ''}
        />
      )}
      <div className="vb-area-below">
        {address !== null && (
          <>
            <ButtonLink variant="primary" href={address.replace(/^https?:/, 'webcal:')} referrerPolicy="no-referrer">
              {t('feed.open')}
            </ButtonLink>
            <Button onClick={() => actor.send({ type: 'feed.copy' })}>{t('feed.copy')}</Button>
          </>
        )}
        <Button busy={isMaking} onClick={() => actor.send({ type: 'feed.make' })}>
          {t(since === null ? 'feed.make' : 'feed.renew')}
        </Button>
        {since !== null && (
          <Button
            variant="quiet"
            busy={isEnding}
            aria-disabled={isBusy}
            onClick={() => actor.send({ type: 'feed.end' })}
          >
            {t('feed.end')}
          </Button>
        )}
      </div>
    </>
  )
}
