import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import type { ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { useFormatNumber } from '#hooks/format.ts'
import type { CatalogueImportRef } from '#machines/import/catalogue-import.machine.ts'

interface ImportFindingsProps {
  readonly actor: CatalogueImportRef
  readonly job: ImportJob
}

/** Lines that need a look, the first of them here and all in a file. */
export function ImportFindings({ actor, job: { findings, findings_kept } }: ImportFindingsProps) {
  const { t } = useTranslation('import')
  const formatNumber = useFormatNumber()
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'))
  const told = findings.reduce((sum, { count }) => sum + count, 0)
  return (
    <AreaCard
      heading={t('findings.heading')}
      text={
        findings_kept > told
          ? t('findings.first', { number: formatNumber(told), total: formatNumber(findings_kept) })
          : undefined
      }
    >
      <DataTable
        label={t('findings.heading')}
        columns={(['line', 'kind', 'reason'] as const).map((column) => t(`findings.column.${column}`))}
        rows={findings.map(({ line, kind, reason, count }, id) => ({
          id,
          cells: [
            count === 1
              ? formatNumber(line)
              : t('findings.lines', { line: formatNumber(line), number: formatNumber(count - 1) }),
            t(`findings.kind.${kind}`),
            reason,
          ],
        }))}
      />
      <div className="vb-form-actions">
        <Button busy={isSaving} onClick={() => actor.send({ type: 'findings.save' })}>
          {t('findings.save')}
        </Button>
      </div>
    </AreaCard>
  )
}
