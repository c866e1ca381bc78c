import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ProgressLine } from '#components/feedback/ProgressLine.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import type { ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { CatalogueImportRef } from '#machines/import/catalogue-import.machine.ts'
import { countsOf } from '#machines/import/import.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { ImportColumnsButton, ImportColumnsView } from './ImportColumns.tsx'
import { ImportFindings } from './ImportFindings.tsx'
import { ImportCountsView, ImportLosses } from './ImportCounts.tsx'

interface OfJob {
  readonly actor: CatalogueImportRef
  readonly job: ImportJob
}

/** An import from its check to its end. */
export function ImportJobView({ actor, job }: OfJob) {
  const { t } = useTranslation('import')
  const isWorking = job.state === 'checking' || job.state === 'running'
  const counts = countsOf(job)
  return (
    <>
      <AreaCard heading={t(`${job.state}.heading`)} text={t(textOf(job), { name: job.file_name })}>
        {job.reason !== null && <p>{job.reason}</p>}
        <Trouble actor={actor} />
        {isWorking && <Progress job={job} />}
        {job.state === 'columns' && job.columns && <ImportColumnsView actor={actor} columns={job.columns} />}
        <ImportCountsView job={job} />
        <Actions actor={actor} job={job} />
      </AreaCard>
      {counts && !isWorking && <ImportLosses counts={counts} />}
      {!isWorking && job.findings.length > 0 && <ImportFindings actor={actor} job={job} />}
    </>
  )
}

function textOf({ state, can_start, checked }: ImportJob) {
  if (state === 'interrupted' && !can_start) return 'interrupted.unchecked'
  if (state === 'failed' && checked === null) return 'failed.unchecked'
  if (state === 'checked' && checked && checked.created + checked.updated === 0) return 'checked.nothing'
  return `${state}.text` as const
}

function Progress({ job: { fraction } }: Pick<OfJob, 'job'>) {
  const { t } = useTranslation('import')
  const formatPercent = useFormatPercent()
  const share = fraction ?? 0
  return <ProgressLine label={t('progress', { percent: formatPercent(Math.floor(share * 100)) })} share={share} />
}

/** While the server works, a look that failed is only a look: the next one comes by itself. */
function Trouble({ actor }: Pick<OfJob, 'actor'>) {
  const { t } = useTranslation('import')
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isWatching = useSelector(actor, (snapshot) => snapshot.matches('checking') || snapshot.matches('running'))
  const reason = useProblemText(problem)
  if (!problem) return null
  return isWatching ? <p>{t('unseen')}</p> : <InlineError message={reason} />
}

function Actions({ actor, job: { state, can_start, columns } }: OfJob) {
  const { t } = useTranslation('import')
  const href = useHref()
  const isStarting = useSelector(actor, (snapshot) => snapshot.matches('starting'))
  const isCancelling = useSelector(actor, (snapshot) => snapshot.matches('cancelling'))
  const start = (label: string) => (
    <Button variant="primary" busy={isStarting} onClick={() => actor.send({ type: 'import.start' })}>
      {label}
    </Button>
  )
  const cancel = (label: string) => (
    <Button busy={isCancelling} onClick={() => actor.send({ type: 'import.cancel' })}>
      {label}
    </Button>
  )
  const another = <Button onClick={() => actor.send({ type: 'import.another' })}>{t('another')}</Button>
  return (
    <div className="vb-form-actions">
      {state === 'columns' && columns && <ImportColumnsButton actor={actor} columns={columns} />}
      {state === 'checked' && start(t('checked.start'))}
      {state === 'interrupted' && can_start && start(t('interrupted.continue'))}
      {state === 'failed' && can_start && start(t('failed.again'))}
      {state === 'done' && (
        <ButtonLink variant="primary" href={href(PAGES.listing.path)}>
          {t('done.toProducts')}
        </ButtonLink>
      )}
      {state === 'checking' && cancel(t('checking.stop'))}
      {(state === 'columns' || state === 'checked') && cancel(t('checked.drop'))}
      {state === 'running' && cancel(t('running.stop'))}
      {(state === 'done' || state === 'failed' || state === 'interrupted') && another}
    </div>
  )
}
