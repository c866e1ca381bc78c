import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import type { Invitation } from '#areas/clients/contract/consent.ts'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCard, AreaCards } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { DoneNote } from '#components/feedback/DoneNote.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useLateActor } from '#hooks/app.tsx'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { ClientProfile } from '#areas/account/hooks/session.ts'
import type { Answer, InvitationsRef } from '#machines/clients/consent/invitations.machine.ts'

import { SeenList } from './SeenList.tsx'

interface WithProfile {
  readonly profile: ClientProfile
}

/** The practitioners who ask the client to be theirs; nothing while nobody does. */
export function Invitations({ profile }: WithProfile) {
  const actor = useLateActor('invitations')
  return actor ? <Asking actor={actor} profile={profile} /> : null
}

interface AskingProps extends WithProfile {
  readonly actor: InvitationsRef
}

function Asking({ actor, profile }: AskingProps) {
  const { t } = useTranslation('account')
  const invitations = useSelector(actor, ({ context }) => context.invitations) ?? []
  const isAnswering = useSelector(actor, (snapshot) => snapshot.matches('answering'))
  const done = useDone(actor)
  const failure = useFailure(actor)
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'invitations.retry' }))
  if (invitations.length === 0 && done === null && failure === null) return null
  return (
    <KeepFocus label={t('consent.heading')}>
      <Announcer message={isAnswering ? t('consent.sending') : (done ?? '')} />
      <AreaCards>
        {done !== null && <DoneNote text={done} />}
        {failure !== null && (
          <InlineError
            message={failure}
            action={
              canRetry && <Button onClick={() => actor.send({ type: 'invitations.retry' })}>{t('common:retry')}</Button>
            }
          />
        )}
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.id} actor={actor} invitation={invitation} profile={profile} />
        ))}
      </AreaCards>
    </KeepFocus>
  )
}

/** The last answer, in words. */
function useDone(actor: InvitationsRef): string | null {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const percent = useFormatPercent()
  const given = useSelector(actor, ({ context }) => context.given)
  const isAgreed = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'agreed' }))
  const isDeclined = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'declined' }))
  if (given === null || !(isAgreed || isDeclined)) return null
  const { practitioner, discount_rate: rate } = given.invitation
  const name = fullName(practitioner)
  if (isDeclined) return t('consent.declined', { name })
  return rate > 0 ? t('consent.agreedDiscount', { name, discount: percent(rate) }) : t('consent.agreed', { name })
}

/** The last failure, in words. */
function useFailure(actor: InvitationsRef): string | null {
  const { t } = useTranslation('account')
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return isFailed ? `${t(isUnread ? 'consent.failed' : 'consent.notSent')} ${reason}` : null
}

interface CardProps extends AskingProps {
  readonly invitation: Invitation
}

/** Neither answer is suggested: both buttons look alike. */
function InvitationCard({ actor, invitation, profile }: CardProps) {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const href = useHref()
  const percent = useFormatPercent()
  const { practitioner, discount_rate: rate } = invitation
  const { practice_name, shop_name } = practitioner
  const name = fullName(practitioner)
  return (
    <AreaCard heading={t('consent.asks', { name })} text={practice_name === '' ? undefined : practice_name}>
      {shop_name !== null && <TextLink href={href(`/practice/${shop_name}`)}>{t('area.advisor.page')}</TextLink>}
      {rate > 0 && <p>{t('consent.discount', { discount: percent(rate) })}</p>}
      <SeenList label={t('consent.sees', { name })} fills={t('seen.fills', { name })} />
      <TakenPlace invitation={invitation} profile={profile} />
      <p className="vb-area-card-text">{t('consent.quiet', { name })}</p>
      <div className="vb-area-below">
        <AnswerButton actor={actor} id={invitation.id} answer="yes" name={name} />
        <AnswerButton actor={actor} id={invitation.id} answer="no" name={name} />
      </div>
    </AreaCard>
  )
}

/** Whose place the practitioner would take, and what that costs. */
function TakenPlace({ invitation: { practitioner, discount_rate: rate }, profile }: Omit<CardProps, 'actor'>) {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const percent = useFormatPercent()
  const { practitioner: own, discount_rate: ownRate } = profile
  if (own === null || own.user_id === practitioner.user_id) return null
  const names = { name: fullName(practitioner), current: fullName(own) }
  return (
    <>
      <p className="vb-area-words">{t('consent.takesPlace', names)}</p>
      {rate > 0 && <p className="vb-area-words">{t('consent.onlyDiscount', names)}</p>}
      {rate === 0 && ownRate > 0 && (
        <p className="vb-area-words">{t('consent.losesDiscount', { ...names, discount: percent(ownRate) })}</p>
      )}
    </>
  )
}

interface AnswerProps {
  readonly actor: InvitationsRef
  readonly id: number
  readonly answer: Answer
  readonly name: string
}

function AnswerButton({ actor, id, answer, name }: AnswerProps) {
  const { t } = useTranslation('account')
  const event = { type: 'invitation.answer', id, answer } as const
  const isAnswering = useSelector(actor, (snapshot) => snapshot.matches('answering'))
  const isGiven = useSelector(actor, ({ context: { given } }) => given?.invitation.id === id && given.answer === answer)
  const isYes = answer === 'yes'
  return (
    <Button
      aria-label={t(isYes ? 'consent.agreeNamed' : 'consent.declineNamed', { name })}
      aria-disabled={isAnswering || undefined}
      busy={isAnswering && isGiven}
      onClick={() => actor.send(event)}
    >
      {t(isYes ? 'consent.agree' : 'consent.decline')}
    </Button>
  )
}
