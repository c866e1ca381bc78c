import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SumNote } from '#components/kept/CartSummary.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { addDays } from '#areas/protocols/contract/dosage/amounts.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { SOON } from '#areas/protocols/contract/supply/own-supply.ts'
import type { LineAtHome, OwnSupply } from '#areas/protocols/contract/supply/own-supply.ts'
import { useLateActor } from '#hooks/app.tsx'
import { useFormatDate } from '#hooks/format-day.ts'
import { variantOf } from '#machines/protocols/lines.ts'
import type { OwnSupplyRef } from '#machines/protocols/shared/own-supply.machine.ts'
import type { SharedProtocolRef } from '#machines/protocols/shared/shared-protocol.machine.ts'

import { RepeatField } from './RepeatField.tsx'
import { useToday } from './supply.ts'

interface OwnSupplyProps {
  readonly actor: SharedProtocolRef
  readonly products: readonly ProtocolProduct[]
  /** Tells what was handed to the cart. */
  readonly children: ReactNode
}

/** The client's packs at home, and the reminders about them; nothing where no product has a dosage. */
export function OwnSupplyCard(props: OwnSupplyProps) {
  const own = useLateActor('ownSupply')
  const today = useToday()
  if (!own || today === null || !props.products.some(({ dosage }) => dosage)) return null
  return <Card {...props} own={own} today={today} />
}

interface CardProps extends OwnSupplyProps {
  readonly own: OwnSupplyRef
  readonly today: string
}

function Card({ own, ...props }: CardProps) {
  const { t } = useTranslation('supply')
  const supply = useSelector(own, ({ context }) => context.supply)
  const isUnknown = useSelector(own, (snapshot) => snapshot.hasTag('failed'))
  if (supply === null && !isUnknown) return null
  return (
    <AreaCard heading={t('home.heading')} text={t(supply?.lines.length === 0 ? 'home.empty' : 'home.text')}>
      {isUnknown && (
        <InlineError
          message={t('home.failed')}
          action={<Button onClick={() => own.send({ type: 'supply.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {supply && <AtHome {...props} own={own} supply={supply} />}
    </AreaCard>
  )
}

interface AtHomeProps extends CardProps {
  readonly supply: OwnSupply
}

function AtHome({ actor, own: chart, products, supply, today, children }: AtHomeProps) {
  const { t } = useTranslation('supply')
  const isUnsaved = useSelector(chart, (snapshot) => snapshot.matches('unsaved'))
  const textOf = useLineText(today)
  const lines = products.flatMap((line) => {
    const own = supply.lines.find(({ product_variant_id }) => product_variant_id === variantOf(line))
    return own ? [{ line, own }] : []
  })
  const ending = lines.filter(
    ({ own }) => own.runs_out !== null && !own.is_ordered && own.runs_out <= addDays(today, SOON),
  )
  return (
    <>
      {lines.length > 0 && (
        <DetailList inRows details={lines.map(({ line, own }) => ({ name: line.name, value: textOf(own) }))} />
      )}
      {ending.length > 0 && (
        <div>
          <Button
            variant="primary"
            onClick={() =>
              actor.send({
                type: 'supply.order',
                variantIds: ending.map(({ own }) => own.product_variant_id),
              })
            }
          >
            {t('home.again')}
          </Button>
          <SumNote>{t('home.againNote')}</SumNote>
        </div>
      )}
      {children}
      <CheckboxRow
        label={t('home.reminds')}
        checked={supply.reminds}
        onChange={(reminds) => chart.send({ type: 'supply.change', change: { reminds } })}
      />
      <RepeatField actor={actor} own={chart} repeat={supply.repeat} today={today} />
      {isUnsaved && <InlineError message={t('home.unsaved')} />}
    </>
  )
}

function useLineText(today: string): (line: LineAtHome) => string {
  const { t } = useTranslation('supply')
  const formatDate = useFormatDate()
  return ({ runs_out, is_ordered }) =>
    [
      ...(runs_out === null
        ? is_ordered
          ? []
          : [t('lastsToTheEnd')]
        : [t(runs_out < today ? 'home.ranOut' : 'home.until', { day: formatDate(runs_out) })]),
      ...(is_ordered ? [t('home.ordered')] : []),
    ].join(' · ')
}
