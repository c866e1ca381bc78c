import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { DoneNote } from '#components/feedback/DoneNote.tsx'
import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { RowList } from '#components/layout/RowList.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { ClientProfile } from '#areas/account/hooks/session.ts'
import type { LinkEndingRef } from '#machines/clients/consent/link-ending.machine.ts'
import { withoutEnded } from '#machines/clients/consent/links.ts'
import type { Linked } from '#machines/clients/consent/links.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { usePractitionerName } from '#areas/account/screens/practitioner-name.ts'
import { SeenList } from './SeenList.tsx'

interface WithProfile {
  readonly profile: ClientProfile
}

/** The practitioners who see a client's data (account.linked-are-listed), and the end of that. */
export function LinkedPractitioners({ profile }: WithProfile) {
  const { t } = useTranslation('account')
  return (
    <AreaCard heading={t('profile.linked.heading')} anchor="linked">
      <WithLateActor name="linkEnding">
        {(actor) => (
          <KeepFocus label={t('profile.linked.heading')}>
            <List actor={actor} profile={profile} />
          </KeepFocus>
        )}
      </WithLateActor>
    </AreaCard>
  )
}

interface ListProps extends WithProfile {
  readonly actor: LinkEndingRef
}

function List({ actor, profile }: ListProps) {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const practitionerName = usePractitionerName()
  const chosen = useSelector(actor, ({ context }) => context.practitioner)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isEnded = useSelector(actor, (snapshot) => snapshot.matches('ended'))
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const note = useNote(profile)
  const name = chosen ? fullName(chosen) : ''
  const mayFill = useSelector(actor, ({ context }) => context.mayFill)
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  const isNotSaved = useSelector(actor, (snapshot) => snapshot.matches('notSaved'))
  const saved = isSaved ? t(mayFill === true ? 'profile.linked.fills' : 'profile.linked.fillsNot', { name }) : null
  const done = isEnded ? t('profile.linked.ended', { name }) : saved
  const busyText = t(mayFill === null ? 'profile.linked.ending' : 'profile.linked.saving')
  const linked = withoutEnded(profile.practitioners, isEnded ? chosen : null)
  return (
    <>
      <Announcer message={isBusy ? busyText : (done ?? '')} />
      <div className="vb-area-part">
        {done !== null && <DoneNote text={done} />}
        {linked.length === 0 ? (
          <p className="vb-area-words">{t('profile.linked.nobody')}</p>
        ) : (
          <>
            <SeenList label={t('profile.linked.sees')} agreed />
            <p className="vb-area-words">{t('profile.linked.ends')}</p>
            <RowList
              label={t('profile.linked.heading')}
              rows={linked.map((practitioner) => ({
                id: practitioner.user_id,
                name: practitionerName(practitioner),
                note: note(practitioner),
                actions: (
                  <>
                    <MayFill actor={actor} practitioner={practitioner} isBusy={isBusy} />
                    <Button
                      aria-label={t('profile.linked.endNamed', { name: fullName(practitioner) })}
                      aria-disabled={isBusy || undefined}
                      busy={isBusy && mayFill === null && chosen?.user_id === practitioner.user_id}
                      onClick={() => actor.send({ type: 'link.end', practitioner })}
                    >
                      {t('profile.linked.end')}
                    </Button>
                  </>
                ),
              }))}
            />
          </>
        )}
        {isRefused && <InlineError message={`${t('profile.linked.failed', { name })} ${reason}`} />}
        {isNotSaved && <InlineError message={`${t('profile.linked.notSaved')} ${reason}`} />}
      </div>
    </>
  )
}

interface MayFillProps {
  readonly actor: LinkEndingRef
  readonly practitioner: Linked
  readonly isBusy: boolean
}

/** Lets a practitioner put protocols into the cart, or no longer (filling.client-allows-it). A choice shows at once. */
function MayFill({ actor, practitioner, isBusy }: MayFillProps) {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const id = useId()
  const chosen = useSelector(actor, ({ context, value }) =>
    context.practitioner?.user_id === practitioner.user_id && (value === 'allowing' || value === 'saved')
      ? context.mayFill
      : null,
  )
  return (
    <CheckboxField
      id={id}
      name={`may_fill_cart_${practitioner.user_id}`}
      label={t('profile.linked.mayFill', { name: fullName(practitioner) })}
      state="neutral"
      checked={chosen ?? practitioner.may_fill_cart === true}
      readOnly={isBusy}
      onBlur={() => undefined}
      onChange={(mayFill) => actor.send({ type: 'link.allow', practitioner, mayFill })}
    />
  )
}

/** Says of a practitioner since when they are linked, and whether their discount counts. */
function useNote({ practitioner: own, practitioners }: ClientProfile): (of: Linked) => string {
  const { t } = useTranslation('account')
  const day = useFormatDay()
  const percent = useFormatPercent()
  const isOneOfSeveral = practitioners.length > 1
  return ({ user_id, linked_at, discount_rate: rate }) => {
    const since = t('profile.linked.since', { since: day(linked_at) })
    if (user_id === own?.user_id) {
      const discount = { discount: percent(rate) }
      return `${t(rate > 0 ? 'profile.linked.own' : 'profile.linked.ownNone', discount)} ${since}`
    }
    return isOneOfSeveral || rate > 0 ? `${t('profile.linked.other')} ${since}` : since
  }
}
