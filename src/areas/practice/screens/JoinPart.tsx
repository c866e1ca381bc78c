import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { JoinBox } from '#areas/practice/components/JoinBox.tsx'
import { USER_TYPES } from '#contract/call.ts'
import { personName } from '#contract/person-name.ts'
import type { Practice } from '#areas/practice/contract/practice.ts'
import { useApp, useLateActor } from '#hooks/app.tsx'
import { useHref, useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { isClientProfile, useProfile } from '#areas/account/hooks/session.ts'
import { whoIsHere } from '#machines/app/who.ts'
import { loginLeadingTo } from '#machines/gate/gate.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { PracticeJoinRef } from '#machines/practice/practice-join.machine.ts'

interface JoinProps {
  readonly practice: Practice
  /** The practitioner's name. */
  readonly name: string
}

/** The way to become a client, by who is here (practice.join-by-who-is-here). Practitioners and admins have none. */
export function JoinPart(props: JoinProps) {
  const who = useSelector(useApp(), whoIsHere)
  if (typeof who !== 'number') return <JoinLink {...props} />
  return who === USER_TYPES.Client ? <ClientPart {...props} /> : null
}

/** Until it is known who is here, the page is the visitor's. */
function JoinLink({ practice, name }: JoinProps) {
  const { t } = useTranslation('practice')
  const href = useHref()
  const query = new URLSearchParams({ practice: practice.shop_name }).toString()
  return (
    <JoinBox text={`${t('join.text', { name })} ${t('join.seen', { name })}`}>
      <ButtonLink variant="primary" href={href(`${PAGES.registerClient.path}?${query}`)}>
        {t('join.become')}
      </ButtonLink>
      <TextLink href={href(loginLeadingTo(PAGES.practice.path.replace('{shopName}', practice.shop_name)))}>
        {t('join.signIn')}
      </TextLink>
    </JoinBox>
  )
}

function ClientPart(props: JoinProps) {
  const { t } = useTranslation('practice')
  const language = useLanguage()
  const href = useHref()
  const profile = useProfile()
  const actor = useLateActor('practiceJoin')
  if (!actor || !profile || !isClientProfile(profile)) return null
  const { practitioner } = profile
  if (practitioner === null || practitioner.shop_name === props.practice.shop_name)
    return <AskPart {...props} actor={actor} isClient={practitioner !== null} />
  return (
    <JoinBox text={t('join.other', { name: personName(practitioner, language) })}>
      <TextLink href={href(PAGES.clientProfile.path)}>{t('join.profile')}</TextLink>
    </JoinBox>
  )
}

interface AskProps extends JoinProps {
  readonly actor: PracticeJoinRef
  readonly isClient: boolean
}

function AskPart({ practice, name, actor, isClient }: AskProps) {
  const { t } = useTranslation('practice')
  const language = useLanguage()
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isJoined = useSelector(actor, (snapshot) => snapshot.matches('joined'))
  const canAsk = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'join.ask', shopName: practice.shop_name, language }),
  )
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const isDone = isClient || isJoined
  const done = isJoined ? t('join.joined', { name }) : t('join.is', { name })
  return (
    <>
      <Announcer message={isBusy ? t('join.asking') : isJoined ? done : ''} />
      <JoinBox text={isDone ? done : `${t('join.ask', { name })} ${t('join.seen', { name })}`}>
        {!isDone && (canAsk || isBusy) && (
          <Button
            variant="primary"
            busy={isBusy}
            onClick={() => actor.send({ type: 'join.ask', shopName: practice.shop_name, language })}
          >
            {isFailed ? t('common:retry') : t('join.become')}
          </Button>
        )}
      </JoinBox>
      {isFailed && !isDone && <InlineError message={reason} />}
    </>
  )
}
