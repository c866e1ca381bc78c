import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useActorNamed } from '#hooks/app.tsx'

/** Stands where somebody has signed in, until the gate leads on to the page that they came from or to their own area. */
export function Entered() {
  const { t } = useTranslation('account')
  const session = useActorNamed('session')
  const isFailed = useSelector(session, (snapshot) => snapshot.matches({ loggedin: { account: 'failed' } }))
  if (!isFailed) return <BusyNote text={t('signIn.entered')} />
  return (
    <InlineError
      message={t('signIn.noAccount')}
      action={<Button onClick={() => session.send({ type: 'account.retry' })}>{t('common:retry')}</Button>}
    />
  )
}
