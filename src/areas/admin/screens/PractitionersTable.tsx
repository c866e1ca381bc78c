import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { DataTable } from '#components/layout/DataTable.tsx'
import { Disclosure } from '#components/layout/Disclosure.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatMoment } from '#hooks/format-time.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useProblemText } from '#hooks/problem.ts'
import { approvalOf } from '#machines/admin/lists.ts'
import type { Practitioner } from '#machines/admin/lists.ts'
import type { PractitionersReviewRef } from '#machines/admin/practitioners-review.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { CorrectedDetails } from './CorrectedDetails.tsx'
import { Judging } from './Judging.tsx'
import type { JudgingProps } from './Judging.tsx'
import { PractitionerDetails } from './PractitionerDetails.tsx'
import { RefusalForm } from './RefusalForm.tsx'

const COLUMNS = [
  'admin.accounts.column.name',
  'register.field.practice_name',
  'admin.accounts.column.registered',
  'admin.field.certificate',
] as const

interface PractitionersTableProps {
  readonly actor: PractitionersReviewRef
  readonly practitioners: readonly Practitioner[]
}

/** Practitioners, each with what an admin can do about the certificate. */
export function PractitionersTable({ actor, practitioners }: PractitionersTableProps) {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const formatMoment = useFormatMoment()
  return (
    <DataTable
      label={t('admin.list')}
      columns={COLUMNS.map((column) => t(column))}
      rows={practitioners.map((practitioner) => ({
        id: practitioner.user_id,
        cells: [
          <>
            <span>{fullName(practitioner)}</span>
            <br />
            <span className="vb-table-note">{shownAddress(practitioner.email)}</span>
          </>,
          practitioner.practice_name === '' ? t('admin.nothing') : practitioner.practice_name,
          formatMoment(practitioner.registered_at),
          <StandingNote key="standing" practitioner={practitioner} />,
        ],
        below: <Review actor={actor} practitioner={practitioner} />,
      }))}
    />
  )
}

function StandingNote({ practitioner }: Pick<JudgingProps, 'practitioner'>) {
  const { t } = useTranslation('account')
  const { reason } = practitioner.certificate
  return (
    <>
      <span>{t(`admin.status.${approvalOf(practitioner)}`)}</span>
      {reason !== null && (
        <>
          <br />
          <span className="vb-table-note">{t('admin.reason', { reason })}</span>
        </>
      )}
    </>
  )
}

function Review({ actor, practitioner }: JudgingProps) {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const name = fullName(practitioner)
  const { check } = practitioner.certificate
  const isSubject = useSelector(actor, ({ context }) => context.subject === practitioner.user_id)
  const isRefusing = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'refusing' }))
  const problem = useSelector(actor, ({ context }) => context.problem)
  const reason = useProblemText(problem)
  return (
    <KeepFocus label={name}>
      <div className="vb-table-below">
        {isSubject && problem && <InlineError message={`${t('admin.failed')} ${reason}`} />}
        {check && (
          <WithLateActor name="lookups">
            {(lookups) => <CorrectedDetails practitioner={practitioner} check={check} lookups={lookups} />}
          </WithLateActor>
        )}
        {isSubject && isRefusing ? (
          <RefusalForm actor={actor} />
        ) : (
          <Judging actor={actor} practitioner={practitioner} />
        )}
        <Disclosure summary={t('admin.details')}>
          <WithLateActor name="lookups">
            {(lookups) => <PractitionerDetails practitioner={practitioner} lookups={lookups} />}
          </WithLateActor>
        </Disclosure>
      </div>
    </KeepFocus>
  )
}
