import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import type { ImportCounts, ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatMoment } from '#hooks/format-time.ts'
import { useFullName } from '#hooks/full-name.ts'
import { countsOf } from '#machines/import/import.ts'

const ALWAYS = ['lines', 'created', 'updated', 'unchanged', 'rejected'] as const
const IF_ANY = ['pictures', 'missing_pictures', 'notes'] as const

/** The lines by their outcome, and whose import it is. */
export function ImportCountsView({ job }: { readonly job: ImportJob }) {
  const { t } = useTranslation('import')
  const fullName = useFullName()
  const formatNumber = useFormatNumber()
  const formatMoment = useFormatMoment()
  const counts = countsOf(job)
  const begun = { name: job.begun_by ? fullName(job.begun_by) : t('nobody'), date: formatMoment(job.begun_at) }
  return (
    <DetailList
      details={[
        ...(job.format === null ? [] : [{ name: t('format.label'), value: t(`format.${job.format}`) }]),
        ...(counts
          ? [...ALWAYS, ...IF_ANY.filter((name) => counts[name] > 0)].map((name) => ({
              name: t(`count.${name}`),
              value: formatNumber(counts[name]),
            }))
          : []),
        { name: t('begun'), value: t('begunBy', begun) },
      ]}
    />
  )
}

/** Parts of a file that do not come into the shop, by name. */
export function ImportLosses({ counts: { left_out, lost } }: { readonly counts: ImportCounts }) {
  const { t } = useTranslation('import')
  const formatNumber = useFormatNumber()
  return (
    <>
      {left_out.length > 0 && (
        <AreaCard heading={t('leftOut.heading')} text={t('leftOut.text')}>
          <DetailList
            details={left_out.map(({ reason, count }) => ({
              name: t(`leftOut.${reason}`),
              value: t('leftOut.products', { count, number: formatNumber(count) }),
            }))}
          />
        </AreaCard>
      )}
      {lost.length > 0 && (
        <AreaCard heading={t('lost.heading')} text={t('lost.text')}>
          <DetailList
            details={lost.map(({ field, count }) => ({
              name: field,
              value: t('lost.values', { count, number: formatNumber(count) }),
            }))}
          />
        </AreaCard>
      )}
    </>
  )
}
