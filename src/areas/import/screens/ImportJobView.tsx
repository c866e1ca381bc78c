import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ProgressLine } from '#components/feedback/ProgressLine.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import type { ImportJob, ImportLook } from '#areas/import/contract/catalogue-import.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { CatalogueImportRef } from '#machines/import/catalogue-import.machine.ts'
import { countsOf } from '#machines/import/import.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { ImportColumnsAgain, ImportColumnsButton, ImportColumnsView } from './ImportColumns.tsx'
import { ImportFindings } from './ImportFindings.tsx'
import { ImportCountsView, ImportLosses } from './ImportCounts.tsx'
import { ImportChanges, ImportSamples } from './ImportLook.tsx'
import { ImportReading } from './ImportReading.tsx'
import { ImportAbsent, ImportUndoneView, ImportUndoView } from './ImportUndo.tsx'

interface OfJob {
  readonly actor: CatalogueImportRef
  readonly job: ImportJob
}

/** An import from its check to its end. */
export function ImportJobView({ actor, job }: OfJob) {
  const { t } = useTranslation('import')
  const isWorking = job.state === 'checking' || job.state === 'running'
  const counts = countsOf(job)
  const undo = useSelector(actor, ({ context }) => context.undo)
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('weighed') || snapshot.matches('undoing'))
  if (isAsked && undo) return <ImportUndoView actor={actor} undo={undo} />
  return (
    <>
      <AreaCard heading={t(headingOf(job))} text={t(textOf(job), { name: job.file_name })}>
        {job.reason !== null && <p>{job.reason}</p>}
        <Trouble actor={actor} />
        {isWorking && <Progress job={job} />}
        {job.state === 'columns' && job.columns && <ImportColumnsView actor={actor} columns={job.columns} />}
        {job.undone && <ImportUndoneView undone={job.undone} />}
        <ImportCountsView job={job} />
        {job.state === 'checked' && job.columns && <ImportColumnsAgain actor={actor} columns={job.columns} />}
        <Actions actor={actor} job={job} />
      </AreaCard>
      {job.state === 'checked' && <ImportReading actor={actor} job={job} />}
      {job.state === 'checked' && job.look && <Look job={job} look={job.look} />}
      {job.state === 'done' && <ImportAbsent actor={actor} job={job} />}
      {counts && !isWorking && <ImportLosses counts={counts} />}
      {!isWorking && job.findings.length > 0 && <ImportFindings actor={actor} job={job} />}
    </>
  )
}

/** Products and changes, where there are any. */
function Look({ job: { checked }, look: { products, changes } }: Pick<OfJob, 'job'> & { readonly look: ImportLook }) {
  return (
    <>
      {products.length > 0 && <ImportSamples products={products} />}
      {changes.length > 0 && <ImportChanges changes={changes} total={checked?.updated ?? changes.length} />}
    </>
  )
}

/** The heading of an import; of a check that found nothing to take, its own. */
export const headingOf = ({ state, can_start }: ImportJob) =>
  state === 'checked' && !can_start ? 'checked.none' : (`${state}.heading` as const)

function textOf({ state, can_start, checked }: ImportJob) {
  if (state === 'checked' && !can_start) return 'failed.unchecked'
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

function Actions({ actor, job: { state, can_start, can_undo, columns } }: OfJob) {
  const { t } = useTranslation('import')
  const href = useHref()
  const isStarting = useSelector(actor, (snapshot) => snapshot.matches('starting'))
  const isCancelling = useSelector(actor, (snapshot) => snapshot.matches('cancelling'))
  const start = (label: string) => (
    <Button variant="primary" busy={isStarting} onClick={() => actor.send({ type: 'import.start' })}>
      {label}
    </Button>
  )
  const isWeighing = useSelector(actor, (snapshot) => snapshot.matches('weighing'))
  const cancel = (label: string) => (
    <Button busy={isCancelling} onClick={() => actor.send({ type: 'import.cancel' })}>
      {label}
    </Button>
  )
  const another = <Button onClick={() => actor.send({ type: 'import.another' })}>{t('another')}</Button>
  return (
    <div className="vb-form-actions">
      {state === 'columns' && columns && <ImportColumnsButton actor={actor} columns={columns} />}
      {state === 'checked' && can_start && start(t('checked.start'))}
      {state === 'interrupted' && can_start && start(t('interrupted.continue'))}
      {state === 'failed' && can_start && start(t('failed.again'))}
      {state === 'done' && (
        <ButtonLink variant="primary" href={href(PAGES.listing.path)}>
          {t('done.toProducts')}
        </ButtonLink>
      )}
      {state === 'checking' && cancel(t('checking.stop'))}
      {(state === 'columns' || (state === 'checked' && can_start)) && cancel(t('checked.drop'))}
      {state === 'checked' && !can_start && cancel(t('another'))}
      {state === 'interrupted' && cancel(t('interrupted.end'))}
      {state === 'running' && cancel(t('running.stop'))}
      {ENDED.has(state) && another}
      {can_undo && (
        <Button busy={isWeighing} onClick={() => actor.send({ type: 'undo.weigh' })}>
          {t('undo.weigh')}
        </Button>
      )}
    </div>
  )
}

const ENDED: ReadonlySet<ImportJob['state']> = new Set(['done', 'failed', 'interrupted', 'cancelled', 'undone'])
