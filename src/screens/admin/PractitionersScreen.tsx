import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { Button } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { TabLinks } from '#components/action/TabLinks.tsx'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { STATUSES } from '#machines/admin/lists.ts'
import type { PractitionersReviewRef } from '#machines/admin/practitioners-review.machine.ts'

import { AreaPage } from '../account/AreaPage.tsx'
import { WithChart } from '../page/WithChart.tsx'

import { AdminPages } from './AdminPages.tsx'
import { fullName } from '../account/full-name.ts'
import { PractitionerCard } from './PractitionerCard.tsx'

const PATH = '/account/admin/practitioners'

/** Where an admin judges certificates (admin.judges-certificates). */
export function PractitionersScreen() {
  const { t } = useTranslation('account')
  return (
    <AreaPage title={t('admin.title')} lead={t('admin.lead')}>
      <WithChart name="practitionersReview">{(actor) => <Review actor={actor} />}</WithChart>
    </AreaPage>
  )
}

function Review({ actor }: { readonly actor: PractitionersReviewRef }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const { wanted, list, problem, subject } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const isSubjectListed = list?.data.some((one) => one.user_id === subject) ?? false
  return (
    <>
      <TabLinks
        label={t('admin.tabs.label')}
        tabs={STATUSES.map((status) => ({
          href: href(`${PATH}?status=${status}`),
          label: t(`admin.tabs.${status}`),
          current: status === wanted.status,
        }))}
      />
      <BusyLine busy={isBusy} />
      {isFailed && (
        <InlineError
          message={`${t('admin.listFailed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {/* The judgement was about somebody of a list that was left meanwhile. */}
      {problem && list && !isSubjectListed && <InlineError message={`${t('admin.failed')} ${reason}`} />}
      {list?.data.map((practitioner) => (
        <PractitionerCard key={practitioner.user_id} actor={actor} practitioner={practitioner} />
      ))}
      {list?.data.length === 0 && (
        <EmptyState heading={t(`admin.tabs.${wanted.status}`)} text={t(`admin.nobody.${wanted.status}`)} />
      )}
      {list && (
        <AdminPages
          current={list.current_page}
          total={list.total_pages}
          hrefOf={(page) => href(`${PATH}?status=${wanted.status}&page=${page}`)}
        />
      )}
      <Told actor={actor} isBusy={isBusy} />
    </>
  )
}

/** Tells what became of a judgement; a failure tells itself. */
function Told({ actor, isBusy }: { readonly actor: PractitionersReviewRef; readonly isBusy: boolean }) {
  const { t } = useTranslation('account')
  const { list, subject, verdict, problem } = useSelector(actor, ({ context }) => context)
  const isResting = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'resting' }))
  const judged = list?.data.find((one) => one.user_id === subject)
  if (isBusy) return <Announcer message={t('admin.loading')} />
  return (
    <Announcer
      message={isResting && judged && verdict && !problem ? t(`admin.told.${verdict}`, { name: fullName(judged) }) : ''}
    />
  )
}
