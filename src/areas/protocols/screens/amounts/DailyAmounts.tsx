import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button } from '#components/action/Button.tsx'
import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { ChoiceField } from '#components/form/ChoiceField.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DayPlanRest } from '#areas/protocols/components/plan/DayPlan.tsx'
import { GROUPS } from '#areas/intake/contract/groups.ts'
import type { Group } from '#areas/intake/contract/groups.ts'
import { UNKNOWN_REASONS } from '#areas/intake/contract/sums.ts'
import type { IntakeSums } from '#areas/intake/contract/sums.ts'
import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import { useFullName } from '#hooks/full-name.ts'
import type { DailyAmountsRef } from '#machines/protocols/amounts/daily-amounts.machine.ts'
import { variantOf } from '#machines/protocols/lines.ts'
import type { ProtocolPageRef } from '#machines/protocols/protocol-page.machine.ts'

import { AmountsTable } from './AmountsTable.tsx'
import type { NameOf } from './AmountsTable.tsx'
import { PairsApart } from './PairsApart.tsx'

interface DailyAmountsProps {
  readonly actor: ProtocolPageRef
  readonly protocol: ProtocolDetail
}

/** The daily amounts over a protocol, or over all that a client has, for a group of people (intake.shown-by-protocol). */
export function DailyAmounts({ actor, protocol }: DailyAmountsProps) {
  const amounts = useSelector(actor, ({ children }) => children.dailyAmounts as DailyAmountsRef | undefined)
  return amounts ? <Amounts actor={actor} amounts={amounts} protocol={protocol} /> : null
}

export const useAreAmountsPrinted = (actor: ProtocolPageRef): boolean =>
  useSelector(actor, (snapshot) => snapshot.matches({ amounts: 'added' }))

/** Names the products of a protocol in the page's language, others as their labels do. */
export const namesOf =
  ({ products }: Pick<ProtocolDetail, 'products'>): NameOf =>
  ({ variant_id, name }) =>
    products.find((line) => variantOf(line) === variant_id)?.name ?? name

function Amounts({ actor, amounts, protocol }: DailyAmountsProps & { readonly amounts: DailyAmountsRef }) {
  const { t } = useTranslation('intake')
  const group = useSelector(amounts, ({ context: { group: chosen, sums: known } }) => chosen ?? known?.group ?? 'adult')
  const sums = useSelector(amounts, ({ context }) => context.sums)
  const isFailed = useSelector(amounts, (snapshot) => snapshot.hasTag('unread'))
  const isPrinted = useAreAmountsPrinted(actor)
  return (
    <AreaCard heading={t('sums.heading')} text={t('sums.text')}>
      <CheckboxRow
        label={t('sums.print')}
        checked={isPrinted}
        onChange={(added) => actor.send({ type: added ? 'amounts.add' : 'amounts.leave' })}
      />
      <Over amounts={amounts} protocol={protocol} />
      <ChoiceField
        name="group"
        label={t('sums.for')}
        value={group}
        options={GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
        onChange={(value) => amounts.send({ type: 'amounts.group', group: value as Group })}
      />
      <Told amounts={amounts} protocol={protocol} />
      {isFailed && (
        <InlineError
          message={t('sums.failed')}
          action={<Button onClick={() => amounts.send({ type: 'amounts.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {sums === null ? (
        !isFailed && <BusyNote text={t('sums.loading')} />
      ) : (
        <Sums sums={sums} nameOf={namesOf(protocol)} />
      )}
    </AreaCard>
  )
}

/** Chooses the protocol alone or all that a client has; left out where it was shared with nobody. */
function Over({ amounts, protocol }: Omit<DailyAmountsProps, 'actor'> & { readonly amounts: DailyAmountsRef }) {
  const { t } = useTranslation('intake')
  const fullName = useFullName()
  const clientId = useSelector(amounts, ({ context }) => context.clientId)
  const clients = protocol.shares.filter(({ status }) => status !== 'invited').map(({ client }) => client)
  if (clients.length === 0) return null
  return (
    <ChoiceField
      name="over"
      label={t('sums.over')}
      value={String(clientId ?? '')}
      options={[
        { value: '', label: t('sums.protocol') },
        ...clients.map((client) => ({
          value: String(client.id),
          label: t('sums.client', { name: fullName(client) }),
        })),
      ]}
      onChange={(value) => amounts.send({ type: 'amounts.over', clientId: value === '' ? null : Number(value) })}
    />
  )
}

/** Says who told the group; nothing where one protocol is added up, or another group was chosen. */
function Told({ amounts, protocol }: Omit<DailyAmountsProps, 'actor'> & { readonly amounts: DailyAmountsRef }) {
  const { t } = useTranslation('intake')
  const fullName = useFullName()
  const clientId = useSelector(amounts, ({ context }) => context.clientId)
  const group = useSelector(amounts, ({ context }) => context.group)
  const isTold = useSelector(amounts, ({ context }) => context.sums?.is_told)
  const client = protocol.shares.find((share) => share.client.id === clientId)?.client
  if (client === undefined || group !== null || isTold === undefined) return null
  return <p>{t(isTold ? 'sums.told' : 'sums.untold', { name: fullName(client) })}</p>
}

const ORIGINS = ['practitioner', 'order'] as const

function Sums({ sums, nameOf }: { readonly sums: IntakeSums; readonly nameOf: NameOf }) {
  const { t } = useTranslation('intake')
  const { rows, unknown, apart, asks_a_doctor, elsewhere } = sums
  const leftOut = UNKNOWN_REASONS.map((reason) => ({
    reason,
    names: [...new Set(unknown.filter((one) => one.reason === reason).map((one) => one.ingredient ?? nameOf(one)))],
  })).filter(({ names }) => names.length > 0)
  const labelName = (variantId: number) =>
    rows.flatMap(({ shares }) => shares).find(({ variant_id }) => variant_id === variantId)?.name ?? ''
  return (
    <>
      {asks_a_doctor && <p>{t('sums.askADoctor')}</p>}
      {rows.length === 0 ? <p>{t('sums.empty')}</p> : <AmountsTable rows={rows} nameOf={nameOf} />}
      <PairsApart apart={apart} nameOf={(variant_id) => nameOf({ variant_id, name: labelName(variant_id) })} />
      {ORIGINS.map((from) => {
        const products = elsewhere.filter((one) => one.from === from)
        return products.length === 0 ? null : (
          <DayPlanRest
            key={from}
            label={t(`sums.elsewhere.${from}`)}
            products={products.map(({ name }, key) => ({ key, name }))}
          />
        )
      })}
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
