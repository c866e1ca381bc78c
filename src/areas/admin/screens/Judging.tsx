import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { useFullName } from '#hooks/full-name.ts'
import { approvalOf } from '#machines/admin/lists.ts'
import type { Practitioner } from '#machines/admin/lists.ts'
import type { PractitionersReviewRef } from '#machines/admin/practitioners-review.machine.ts'

export interface JudgingProps {
  readonly actor: PractitionersReviewRef
  readonly practitioner: Practitioner
}

/** Buttons for every verdict that changes where the certificate stands. */
export function Judging({ actor, practitioner }: JudgingProps) {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const { user_id: id, certificate } = practitioner
  const approval = approvalOf(practitioner)
  const name = fullName(practitioner)
  const verdict = useSelector(actor, ({ context }) => (context.subject === id ? context.verdict : null))
  const isDeciding = useSelector(actor, (snapshot) => snapshot.matches('deciding'))
  const isOfList = useSelector(actor, ({ context: { listed, subject } }) =>
    listed?.status === null ? subject !== id : listed?.status === certificate.status,
  )
  const canApprove = useSelector(actor, (snapshot) => snapshot.can({ type: 'review.approve', id }))
  const canRefuse = useSelector(actor, (snapshot) => snapshot.can({ type: 'review.refuse', id }))
  const canUndo = useSelector(actor, (snapshot) => snapshot.can({ type: 'review.undo', id }))
  const waits = approval === 'pending' || approval === 'checked'
  return (
    <div className="vb-form-actions">
      {approval !== 'approved' && (
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
      {approval !== 'refused' && (
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
