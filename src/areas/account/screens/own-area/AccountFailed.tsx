import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { useActorNamed } from '#hooks/app.tsx'
import { useProblemText } from '#hooks/problem.ts'

import { PageHead } from '#screens/page/PageHead.tsx'

/** Stands in place of the own area where nothing is known of whose it is (session.profile-failure-names-the-type). */
export function AccountFailed() {
  const { t } = useTranslation('account')
  const session = useActorNamed('session')
  const isLeaving = useSelector(session, (snapshot) => snapshot.hasTag('leaving'))
  const reason = useProblemText(useSelector(session, ({ context }) => context.problem))
  const title = t('area.failed')
  return (
    <>
      <PageHead title={title} />
      <ErrorView
        heading={title}
        message={reason}
        focusOnMount
        actions={
          <>
            <Button variant="primary" onClick={() => session.send({ type: 'account.retry' })}>
              {t('common:retry')}
            </Button>
            <Button busy={isLeaving} onClick={() => session.send({ type: 'session.leave' })}>
              {t('common:account.signOut')}
            </Button>
          </>
        }
      />
    </>
  )
}
