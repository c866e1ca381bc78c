import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { useActorNamed } from '#hooks/app.tsx'
import { useProblemText } from '#hooks/problem.ts'
import { useProfile } from '#areas/account/hooks/session.ts'
import type { Profile } from '#machines/account/session/session.ts'

import { PageHead } from '#screens/page/PageHead.tsx'

export interface WithProfileProps {
  /** The page's title until then, if nothing around it gives one. */
  readonly title?: string
  readonly children: (profile: Profile) => ReactNode
}

/**
 * Draws what needs the profile once it is known; where it cannot be had, it can be asked for again
 * (session.profile-failure-names-the-type).
 */
export function WithProfile({ title, children }: WithProfileProps) {
  const { t } = useTranslation('account')
  const session = useActorNamed('session')
  const profile = useProfile()
  const isFailed = useSelector(session, (snapshot) => snapshot.matches({ loggedin: { account: 'failed' } }))
  const reason = useProblemText(useSelector(session, ({ context }) => context.problem))
  if (profile) return children(profile)
  return (
    <>
      {title !== undefined && <PageHead title={title} />}
      {isFailed ? (
        <InlineError
          message={`${t('area.failed')}. ${reason}`}
          action={<Button onClick={() => session.send({ type: 'account.retry' })}>{t('common:retry')}</Button>}
        />
      ) : (
        <Waiting />
      )}
    </>
  )
}
