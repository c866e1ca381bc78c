import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DayPlanRest } from '#areas/protocols/components/plan/DayPlan.tsx'
import { GROUPS } from '#areas/intake/contract/substances.ts'
import type { Group } from '#areas/intake/contract/substances.ts'
import { UNKNOWN_REASONS } from '#areas/intake/contract/sums.ts'
import type { IntakeSums } from '#areas/intake/contract/sums.ts'
import { variantOf } from '#machines/protocols/lines.ts'
import type { ProtocolPageRef } from '#machines/protocols/protocol-page.machine.ts'

import { AmountsTable } from './AmountsTable.tsx'
import type { NameOf } from './AmountsTable.tsx'

/** The daily amounts over a protocol, for a group of people (intake.shown-by-protocol). */
export function DailyAmounts({ actor }: { readonly actor: ProtocolPageRef }) {
  const { t } = useTranslation('intake')
  const id = useId()
  const group = useSelector(actor, ({ context }) => context.group)
  const sums = useSelector(actor, ({ context }) => context.sums)
  const products = useSelector(actor, ({ context }) => context.protocol?.products)
  const nameOf: NameOf = ({ variant_id, name }) =>
    products?.find((line) => variantOf(line) === variant_id)?.name ?? name
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ sums: 'failed' }))
  return (
    <AreaCard heading={t('sums.heading')} text={t('sums.text')}>
      <SelectField
        id={id}
        name="group"
        onBlur={() => undefined}
        label={t('sums.for')}
        state="neutral"
        value={group}
        options={GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
        onChange={(value) => actor.send({ type: 'sums.group', group: value as Group })}
      />
      {isFailed && (
        <InlineError
          message={t('sums.failed')}
          action={<Button onClick={() => actor.send({ type: 'sums.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {sums === null ? !isFailed && <BusyNote text={t('sums.loading')} /> : <Sums sums={sums} nameOf={nameOf} />}
    </AreaCard>
  )
}

function Sums({ sums, nameOf }: { readonly sums: IntakeSums; readonly nameOf: NameOf }) {
  const { t } = useTranslation('intake')
  const { rows, unknown, asks_a_doctor } = sums
  const leftOut = UNKNOWN_REASONS.map((reason) => ({
    reason,
    names: [...new Set(unknown.filter((one) => one.reason === reason).map((one) => one.ingredient ?? nameOf(one)))],
  })).filter(({ names }) => names.length > 0)
  return (
    <>
      {asks_a_doctor && <p>{t('sums.askADoctor')}</p>}
      {rows.length === 0 ? <p>{t('sums.empty')}</p> : <AmountsTable rows={rows} nameOf={nameOf} />}
      {leftOut.map(({ reason, names }) => (
        <DayPlanRest
          key={reason}
          label={`${t('sums.unknown')}: ${t(`reason.${reason}`)}`}
          products={names.map((name, key) => ({ key, name }))}
        />
      ))}
    </>
  )
}
