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
import { useFormatDate } from '#hooks/format-day.ts'
import { variantOf } from '#machines/protocols/lines.ts'
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
export function OwnSupplyCard({ actor, products, children }: OwnSupplyProps) {
  const { t } = useTranslation('supply')
  const supply = useSelector(actor, ({ context }) => context.supply)
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches({ supply: 'unknown' }))
  const today = useToday()
  if (today === null || !products.some(({ dosage }) => dosage)) return null
  if (supply === null && !isUnknown) return null
  return (
    <AreaCard heading={t('home.heading')} text={t(supply && supply.lines.length === 0 ? 'home.empty' : 'home.text')}>
      {isUnknown && (
        <InlineError
          message={t('home.failed')}
          action={<Button onClick={() => actor.send({ type: 'supply.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {supply && (
        <AtHome actor={actor} products={products} supply={supply} today={today}>
          {children}
        </AtHome>
      )}
    </AreaCard>
  )
}

interface AtHomeProps extends OwnSupplyProps {
  readonly supply: OwnSupply
  readonly today: string
}

function AtHome({ actor, products, supply, today, children }: AtHomeProps) {
  const { t } = useTranslation('supply')
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.matches({ supply: 'unsaved' }))
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
        onChange={(reminds) => actor.send({ type: 'supply.change', change: { reminds } })}
      />
      <RepeatField actor={actor} repeat={supply.repeat} today={today} />
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
