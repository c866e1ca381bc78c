import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { reviewQuery, STATUSES } from '#machines/admin/lists.ts'
import type { PractitionersReviewRef } from '#machines/admin/practitioners-review.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { PagedList } from '#screens/page/PagedList.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { ListTools } from './ListTools.tsx'
import { PractitionersTable } from './PractitionersTable.tsx'

const PATH = PAGES.adminPractitioners.path
const ALL = `${PATH}${reviewQuery({ status: null, keyword: '', page: 1 })}`

/** An admin judges certificates here (admin.judges-certificates). */
export function PractitionersScreen() {
  const { t } = useTranslation('account')
  return (
    <AreaPage title={t('admin.title')} lead={t('admin.lead')}>
      <WithLateActor name="practitionersReview">{(actor) => <Review actor={actor} />}</WithLateActor>
    </AreaPage>
  )
}

function Review({ actor }: { readonly actor: PractitionersReviewRef }) {
  const { t } = useTranslation('account')
  const formatNumber = useFormatNumber()
  const { place, list, problem, subject } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const news = useNews(actor)
  const isSubjectListed = list?.data.some((one) => one.user_id === subject) ?? false
  const { status, keyword } = place
  const total = list?.total_results ?? 0
  return (
    <>
      <ListTools
        path={PATH}
        keyword={keyword}
        search={t('admin.find')}
        hint={t('admin.findHint')}
        filter={t('admin.tabs.label')}
        kinds={[...STATUSES, null]}
        kind={status}
        nameOf={(one) => t(`admin.tabs.${one ?? 'all'}`)}
        queryOf={(one) => reviewQuery({ status: one, keyword, page: 1 })}
      />
      {/* The judgement was about somebody of a list that was left meanwhile. */}
      {problem && list && !isSubjectListed && <InlineError message={`${t('admin.failed')} ${reason}`} />}
      <PagedList
        list={list}
        isBusy={isBusy}
        failure={isFailed ? `${t('admin.listFailed')} ${reason}` : null}
        onRetry={() => actor.send({ type: 'list.retry' })}
        texts={{
          loading: t('admin.loading'),
          found: t('admin.found', { count: total, number: formatNumber(total) }),
          ...(news !== undefined && { news }),
        }}
        empty={
          keyword === ''
            ? {
                heading: t(`admin.nobody.${status ?? 'all'}`),
                text: t(status === null ? 'admin.nobodyText.all' : 'admin.nobodyText.one'),
                actions: <Onward isAll={status === null} />,
              }
            : { heading: t('admin.noneTitle'), text: t('admin.none'), actions: <Onward isAll={false} /> }
        }
        pathOf={(page) => `${PATH}${reviewQuery({ status, keyword, page })}`}
      >
        {(practitioners) => <PractitionersTable actor={actor} practitioners={practitioners} />}
      </PagedList>
    </>
  )
}

/** The way on from an empty list: to all practitioners, or to all accounts where there are none. */
function Onward({ isAll }: { readonly isAll: boolean }) {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <ButtonLink variant="primary" href={href(isAll ? PAGES.adminAccounts.path : ALL)}>
      {t(isAll ? 'admin.accounts.all' : 'admin.all')}
    </ButtonLink>
  )
}

/** The outcome of a judgement; a failure tells itself. */
function useNews(actor: PractitionersReviewRef): string | undefined {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const { list, subject, verdict, problem } = useSelector(actor, ({ context }) => context)
  const isResting = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'resting' }))
  const judged = list?.data.find((one) => one.user_id === subject)
  if (!judged || !verdict) return undefined
  return isResting && !problem ? t(`admin.told.${verdict}`, { name: fullName(judged) }) : ''
}
