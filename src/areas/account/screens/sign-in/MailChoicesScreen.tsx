import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { RowList } from '#components/layout/RowList.tsx'
import { MAIL_TOPICS, type MailChoices } from '#areas/account/contract/mail-choices.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { MailChoicesRef } from '#machines/account/mail-choices.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { EntryScreen } from './EntryScreen.tsx'

/** Refusing mails about a topic, and wanting them again, by a mail's link or signed in (mail.topics-can-be-refused). */
export function MailChoicesScreen() {
  return (
    <EntryScreen page="mails">
      <WithLateActor name="mailChoices">{(actor) => <Choices actor={actor} />}</WithLateActor>
    </EntryScreen>
  )
}

interface ChoicesProps {
  readonly actor: MailChoicesRef
}

function Choices({ actor }: ChoicesProps) {
  const { t } = useTranslation('account')
  const { choices, problem } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'shown'))
  const reason = useProblemText(problem)
  if (state === 'reading') return <BusyNote text={t('signIn.mails.reading')} />
  if (state === 'failed')
    return (
      <InlineError
        message={reason}
        action={<Button onClick={() => actor.send({ type: 'choices.retry' })}>{t('common:retry')}</Button>}
      />
    )
  if (choices === null) return <NeedsLink text={t(`signIn.mails.${state === 'unusable' ? 'unusable' : 'needsLink'}`)} />
  return <Topics actor={actor} choices={choices} />
}

function NeedsLink({ text }: { readonly text: string }) {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <>
      <p className="vb-entry-text">{text}</p>
      <ButtonLink href={href('/login')}>{t('signIn.toLogin')}</ButtonLink>
    </>
  )
}

function Topics({ actor, choices }: ChoicesProps & { readonly choices: MailChoices }) {
  const { t } = useTranslation('account')
  const { choosing, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isKept = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'resting' }))
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const nameOf = (topic: MailChoices['topics'][number]['topic']) => t(`signIn.mails.topic.${topic}`)
  return (
    <>
      <p className="vb-entry-text">{t('signIn.mails.lead')}</p>
      <RowList
        label={t('signIn.mails.title')}
        rows={choices.topics.map(({ topic, wanted }) => ({
          id: MAIL_TOPICS.indexOf(topic),
          name: nameOf(topic),
          note: t(wanted ? 'signIn.mails.on' : 'signIn.mails.off'),
          actions: (
            <Button
              variant={wanted && topic === choices.asked ? 'primary' : 'secondary'}
              busy={isBusy && choosing?.topic === topic}
              aria-label={t(wanted ? 'signIn.mails.stopNamed' : 'signIn.mails.againNamed', { topic: nameOf(topic) })}
              onClick={() => actor.send({ type: 'choices.set', topic, wanted: !wanted })}
            >
              {t(wanted ? 'signIn.mails.stop' : 'signIn.mails.again')}
            </Button>
          ),
        }))}
      />
      {isRefused && <InlineError message={reason} />}
      <p role="status" className="vb-entry-text">
        {isKept &&
          choosing &&
          t(choosing.wanted ? 'signIn.mails.resumed' : 'signIn.mails.stopped', { topic: nameOf(choosing.topic) })}
      </p>
    </>
  )
}
