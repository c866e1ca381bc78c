import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import type { ImportedClientsRef } from '#machines/clients/imported/imported-clients.machine.ts'
import { invitable } from '#machines/clients/imported/imported.ts'

import { useClientsProblem } from '../words.ts'

import { PeopleTable } from './PeopleTable.tsx'

interface OfPeople {
  readonly actor: ImportedClientsRef
}

/** Those who were taken over and are no clients yet, and how far their invitations are. */
export function ImportedPeople({ actor }: OfPeople) {
  const { t } = useTranslation('clientImport')
  const snapshot = useSelector(actor, (current) => current)
  const { list, problem } = snapshot.context
  const reason = useClientsProblem(problem)
  if (snapshot.matches('unknown'))
    return (
      <InlineError
        message={`${t('people.failed')} ${reason}`}
        action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
      />
    )
  return (
    <>
      <BusyLine busy={snapshot.hasTag('busy')} />
      {problem && <InlineError message={`${t('people.callFailed')} ${reason}`} />}
      {list && list.clients.length > 0 && (
        <AreaCard heading={t('people.heading')} text={t('people.text')}>
          <PeopleActions actor={actor} />
          <PeopleTable actor={actor} people={list.clients} />
        </AreaCard>
      )}
    </>
  )
}

function PeopleActions({ actor }: OfPeople) {
  const { t } = useTranslation('clientImport')
  const formatNumber = useFormatNumber()
  const isConfirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const isInviting = useSelector(actor, (snapshot) => snapshot.matches('inviting'))
  const isDeleting = useSelector(actor, (snapshot) => snapshot.matches('deleting'))
  const picked = useSelector(actor, ({ context }) => context.picked.length)
  const isResting = useIsResting()
  const count = useSelector(actor, ({ context }) => invitable(context).length)
  if (isConfirming)
    return (
      <div className="vb-area-below" role="group" aria-label={t('people.ask')}>
        <p>{t('people.ask')}</p>
        <Button variant="primary" onClick={() => actor.send({ type: 'people.confirm' })}>
          {t('people.deleteAll')}
        </Button>
        <Button onClick={() => actor.send({ type: 'people.keep' })}>{t('people.keep')}</Button>
      </div>
    )
  return (
    <div className="vb-form-actions">
      {count > 0 && !isResting && (
        <Button variant="primary" busy={isInviting} onClick={() => actor.send({ type: 'people.invite' })}>
          {t(picked === 0 ? 'people.inviteAll' : 'people.invitePicked', { number: formatNumber(count) })}
        </Button>
      )}
      <Button busy={isDeleting} onClick={() => actor.send({ type: 'people.delete' })}>
        {t('people.deleteAll')}
      </Button>
    </div>
  )
}
