import { useTranslation } from 'react-i18next'

import { DataTable, NoValue } from '#components/layout/DataTable.tsx'
import { Amount, AmountShares, SourcedFigure } from '#areas/protocols/components/plan/Amounts.tsx'
import { SUBSTANCE_IDS } from '#areas/intake/contract/substances.ts'
import type { IntakeRow } from '#areas/intake/contract/sums.ts'
import { useFormatAmount } from '#areas/protocols/hooks/amount.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFormatList } from '#hooks/list.ts'

interface Source {
  readonly name: string
  readonly year: number
}

/** Names a product in the page's language. */
export type NameOf = (product: { readonly variant_id: number; readonly name: string }) => string

/** A row for each substance, with its figures and their sources (intake.figures-have-sources). */
export function AmountsTable({ rows, nameOf }: { readonly rows: readonly IntakeRow[]; readonly nameOf: NameOf }) {
  const { t } = useTranslation('intake')
  const formatPercent = useFormatPercent()
  const formatList = useFormatList()
  const inUnit = useFormatAmount()
  const sourceOf = ({ name, year }: Source) => t('sums.source', { name, year })
  const highestOf = ({ highest, unit }: IntakeRow) =>
    highest.map(({ of, figure, bound, kind, counted, unspecified, is_over, source }) => (
      <SourcedFigure
        key={`${figure} ${source.name} ${of?.join(' ') ?? ''}`}
        isOver={is_over}
        figure={formatList([
          t(bound === 'below' ? 'sums.below' : 'sums.atMost', { amount: inUnit(figure, unit) }),
          ...(of === null ? [] : [`${formatList(of.map((form) => t(`form.${form}`)))}: ${inUnit(counted, unit)}`]),
          ...(unspecified > 0 ? [t('sums.unspecified', { amount: inUnit(unspecified, unit) })] : []),
        ])}
        source={`${t(`kind.${kind}`)} · ${sourceOf(source)}`}
      />
    ))
  return (
    <DataTable
      label={t('sums.heading')}
      columns={[t('sums.substance'), t('sums.amount'), t('sums.reference'), t('sums.highest')]}
      lines={['amount', 'named', 'words']}
      rows={rows.map((row) => {
        const { substance, unit, total, shares, reference, highest, notes } = row
        return {
          id: SUBSTANCE_IDS.indexOf(substance),
          cells: [
            t(`substance.${substance}`),
            <Amount key="total" text={inUnit(total, unit)} />,
            reference ? (
              <SourcedFigure
                key="reference"
                figure={`${formatPercent(Math.round(reference.percent))} (${inUnit(reference.figure, unit)})`}
                source={sourceOf(reference.source)}
              />
            ) : (
              <NoValue key="reference" />
            ),
            highest.length === 0 ? <NoValue key="highest" /> : <span key="highest">{highestOf(row)}</span>,
          ],
          below: (
            <AmountShares
              text={[
                formatList(shares.map((share) => `${nameOf(share)} ${inUnit(share.amount, unit)}`)),
                ...notes.map(({ note, source }) => `${t(`note.${note}`)} (${sourceOf(source)})`),
              ].join(' · ')}
            />
          ),
        }
      })}
    />
  )
}
