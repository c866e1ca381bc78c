import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import type { LateActorRef } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { Entered } from './Entered.tsx'
import { EntryScreen } from './EntryScreen.tsx'

type Way = 'activation' | 'multipass'

interface TokenSignInProps {
  readonly way: Way
  readonly actor: LateActorRef<Way>
}

/** Activating an account by the link of its mail (registration.email-activates). */
export function ActivateScreen() {
  return (
    <EntryScreen page="activation">
      <WithLateActor name="activation">{(actor) => <TokenSignIn way="activation" actor={actor} />}</WithLateActor>
    </EntryScreen>
  )
}

/** Signing in by a link that another system has made (sign-in.multipass-scheme). */
export function MultipassScreen() {
  return (
    <EntryScreen page="multipass">
      <WithLateActor name="multipass">{(actor) => <TokenSignIn way="multipass" actor={actor} />}</WithLateActor>
    </EntryScreen>
  )
}

function TokenSignIn({ way, actor }: TokenSignInProps) {
  const { t } = useTranslation('account')
  const state = useSelector(actor, ({ value }) => value)
  if (state === 'using') return <BusyNote text={t(`signIn.${way}.using`)} />
  if (state === 'done') return <Entered />
  return state === 'unanswered' ? <Unanswered actor={actor} /> : <NeedsLink way={way} />
}

function Unanswered({ actor }: Pick<TokenSignInProps, 'actor'>) {
  const { t } = useTranslation()
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <InlineError
      message={reason}
      action={<Button onClick={() => actor.send({ type: 'signIn.retry' })}>{t('retry')}</Button>}
    />
  )
}

/** Shown without a token, or after one that did not work. */
function NeedsLink({ way }: { readonly way: Way }) {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <>
      <p className="vb-entry-text">{t(`signIn.${way}.needsLink`)}</p>
      <ButtonLink href={href('/login')}>{t('signIn.toLogin')}</ButtonLink>
    </>
  )
}
