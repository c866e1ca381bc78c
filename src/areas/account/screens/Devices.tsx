import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { RowList } from '#components/layout/RowList.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { Spinner } from '#components/icon/Spinner.tsx'
import { useFormatMoment } from '#hooks/format-time.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { DevicesRef, Leaving } from '#machines/account/devices.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** The devices that are signed in. */
export function Devices() {
  const { t } = useTranslation('account')
  return (
    <AreaCard heading={t('profile.devices.heading')} text={t('profile.devices.text')}>
      <WithLateActor name="devices">
        {(actor) => (
          <KeepFocus label={t('profile.devices.heading')}>
            <List actor={actor} />
          </KeepFocus>
        )}
      </WithLateActor>
    </AreaCard>
  )
}

function List({ actor }: { readonly actor: DevicesRef }) {
  const { t } = useTranslation('account')
  const formatMoment = useFormatMoment()
  const { devices, problem } = useSelector(actor, ({ context }) => context)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'devices.retry' }))
  const hasOthers = devices?.some(({ current }) => !current) ?? false
  const reason = useProblemText(problem)
  return (
    <>
      {devices === null && !isFailed && <Spinner />}
      {devices && (
        <RowList
          label={t('profile.devices.heading')}
          rows={devices.map(({ session_id: id, device, current, created_at, last_used_at }) => {
            const moments = { since: formatMoment(created_at), last: formatMoment(last_used_at) }
            return {
              id,
              name: device,
              note: t(current ? 'profile.devices.current' : 'profile.devices.last', moments),
              actions: !current && (
                <SignOut
                  actor={actor}
                  leaving={id}
                  label={t('profile.devices.signOut')}
                  name={t('profile.devices.signOutNamed', { device })}
                  ask={t('profile.devices.sure')}
                />
              ),
            }
          })}
        />
      )}
      {isFailed && (
        <InlineError
          message={reason}
          action={
            canRetry && <Button onClick={() => actor.send({ type: 'devices.retry' })}>{t('common:retry')}</Button>
          }
        />
      )}
      {hasOthers && (
        <div className="vb-area-below">
          <SignOut
            actor={actor}
            leaving="others"
            label={t('profile.devices.signOutOthers')}
            ask={t('profile.devices.sureOthers')}
          />
        </div>
      )}
    </>
  )
}

interface SignOutProps {
  readonly actor: DevicesRef
  readonly leaving: Leaving
  readonly label: string
  /** Its accessible name where the label alone would be that of several. */
  readonly name?: string
  readonly ask: string
}

/** Signs out once it was asked for twice, since there is no way back. */
function SignOut({ actor, leaving, label, name, ask }: SignOutProps) {
  const { t } = useTranslation('account')
  const isMeant = useSelector(actor, ({ context }) => context.leaving === leaving)
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'confirming' }))
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('ending'))
  if (isMeant && isAsked) {
    return (
      <>
        <p>{ask}</p>
        {/* It stands where the first press was, and takes the focus from there. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus */}
        <Button variant="primary" autoFocus onClick={() => actor.send({ type: 'devices.confirm' })}>
          {t('profile.devices.signOut')}
        </Button>
        <Button onClick={() => actor.send({ type: 'devices.keep' })}>{t('profile.cancel')}</Button>
      </>
    )
  }
  return (
    <Button aria-label={name} busy={isMeant && isBusy} onClick={() => actor.send({ type: 'devices.signOut', leaving })}>
      {label}
    </Button>
  )
}
