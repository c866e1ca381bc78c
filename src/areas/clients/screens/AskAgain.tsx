import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useHref } from '#hooks/language.ts'
import { useNow } from '#hooks/now.ts'
import type { ClientDetail, ClientPageRef } from '#machines/clients/client-page.machine.ts'
import { askedAgainFrom } from '#machines/clients/clients.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { useClientsProblem } from './words.ts'

/** Asks an invited person again, or shows the date from which that is possible (clients.asked-once-a-month). */
export function AskAgain({ actor, client }: { readonly actor: ClientPageRef; readonly client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const href = useHref()
  const formatDay = useFormatDay()
  const now = useNow()
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'))
  const isUnasked = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'unasked' }))
  const reason = useClientsProblem(useSelector(actor, ({ context }) => context.problem))
  const from = askedAgainFrom(client)
  if (now === null) return null
  if (now < from)
    return <p className="vb-area-card-text">{t('client.askFrom', { date: formatDay(new Date(from).toISOString()) })}</p>
  // People out of a file, and those of a pasted list, may have been asked without a name.
  const isNamed = client.first_name.trim() !== '' && client.last_name.trim() !== ''
  return (
    <div className="vb-area-below">
      {isNamed ? (
        <Button busy={isAsking} onClick={() => actor.send({ type: 'client.askAgain' })}>
          {t('client.askAgain')}
        </Button>
      ) : (
        <ButtonLink href={href(PAGES.inviteClient.path)}>{t('client.askAgain')}</ButtonLink>
      )}
      <Announcer message={isAsking ? t('invite.sending') : ''} />
      {isUnasked && <InlineError message={`${t('client.notAsked')} ${reason}`} />}
    </div>
  )
}
