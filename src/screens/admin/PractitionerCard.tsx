import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { useFormatMoment } from '#hooks/format-time.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { Practitioner } from '#machines/admin/lists.ts'
import type { PractitionersReviewRef } from '#machines/admin/practitioners-review.machine.ts'

import { WithChart } from '../page/WithChart.tsx'

import { fullName } from '../account/full-name.ts'
import { PractitionerDetails } from './PractitionerDetails.tsx'
import { RefusalForm } from './RefusalForm.tsx'

interface PractitionerCardProps {
  readonly actor: PractitionersReviewRef
  readonly practitioner: Practitioner
}

/** One practitioner with all that was told at registration, and what an admin can do about the certificate. */
export function PractitionerCard({ actor, practitioner }: PractitionerCardProps) {
  const { t } = useTranslation('account')
  const formatMoment = useFormatMoment()
  const name = fullName(practitioner)
  const isSubject = useSelector(actor, ({ context }) => context.subject === practitioner.user_id)
  const isRefusing = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'refusing' }))
  const problem = useSelector(actor, ({ context }) => context.problem)
  const reason = useProblemText(problem)
  return (
    <KeepFocus label={name}>
      <AreaCard heading={name} text={t('admin.registered', { date: formatMoment(practitioner.registered_at) })}>
        <WithChart name="lookups">
          {(lookups) => <PractitionerDetails practitioner={practitioner} lookups={lookups} />}
        </WithChart>
        {isSubject && problem && <InlineError message={`${t('admin.failed')} ${reason}`} />}
        {isSubject && isRefusing ? (
          <RefusalForm actor={actor} />
        ) : (
          <Judging actor={actor} practitioner={practitioner} />
        )}
      </AreaCard>
    </KeepFocus>
  )
}

/** Whatever the certificate does not stand as already. */
function Judging({ actor, practitioner }: PractitionerCardProps) {
  const { t } = useTranslation('account')
  const { user_id: id, certificate } = practitioner
  const name = fullName(practitioner)
  const verdict = useSelector(actor, ({ context }) => (context.subject === id ? context.verdict : null))
  const isDeciding = useSelector(actor, (snapshot) => snapshot.matches('deciding'))
  const isOfList = useSelector(actor, ({ context }) => context.listed?.status === certificate.status)
  const canApprove = useSelector(actor, (snapshot) => snapshot.can({ type: 'review.approve', id }))
  const canRefuse = useSelector(actor, (snapshot) => snapshot.can({ type: 'review.refuse', id }))
  const canUndo = useSelector(actor, (snapshot) => snapshot.can({ type: 'review.undo', id }))
  const waits = certificate.status === 'pending'
  return (
    <div className="vb-form-actions">
      {certificate.status !== 'approved' && (
        <Button
          variant={waits ? 'primary' : 'secondary'}
          aria-label={t('admin.approveNamed', { name })}
          busy={isDeciding && verdict === 'approved'}
          aria-disabled={!canApprove}
          onClick={() => actor.send({ type: 'review.approve', id })}
        >
          {t('admin.approve')}
        </Button>
      )}
      {certificate.status !== 'refused' && (
        <Button
          aria-label={t('admin.refuseNamed', { name })}
          busy={isDeciding && verdict === 'refused'}
          aria-disabled={!canRefuse}
          onClick={() => actor.send({ type: 'review.refuse', id })}
        >
          {t('admin.refuse')}
        </Button>
      )}
      {!waits && (
        <Button
          aria-label={t(isOfList ? 'admin.againNamed' : 'admin.undoNamed', { name })}
          busy={isDeciding && verdict === 'pending'}
          aria-disabled={!canUndo}
          onClick={() => actor.send({ type: 'review.undo', id })}
        >
          {t(isOfList ? 'admin.again' : 'admin.undo')}
        </Button>
      )}
    </div>
  )
}
