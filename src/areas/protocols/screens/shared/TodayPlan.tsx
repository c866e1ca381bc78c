import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { AllTaken, TakenPlan } from '#areas/protocols/components/plan/TakenPlan.tsx'
import { planOf } from '#areas/protocols/contract/dosage/plan.ts'
import type { PlannedTime } from '#areas/protocols/contract/dosage/plan.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import { useHasTexts } from '#hooks/language.ts'
import { useNow } from '#hooks/now.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { useProblemText } from '#hooks/problem.ts'
import { shownOf } from '#machines/kept-list/kept-list.ts'
import type { SharedProtocolsRef } from '#machines/protocols/shared/shared-protocols.machine.ts'
import type { MarkedIntake, TakenMarksRef } from '#machines/protocols/taken/taken-marks.machine.ts'
import { isMarked, taken } from '#machines/protocols/taken/taken.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { dayOf } from '#areas/protocols/hooks/day.ts'
import { usePlanWords } from './plan.ts'
import { PlanFeed } from './PlanFeed.tsx'
import { TakenReaders } from './TakenReaders.tsx'

/** Today's plan over all protocols that are shared with the client, with what they have taken (taken.by-time-of-day). */
export function TodayPlan() {
  const hasTexts = useHasTexts('dosage')
  if (!hasTexts) return null
  return (
    <WithLateActor name="sharedProtocols">
      {(shared) => (
        <WithLateActor name="takenMarks">{(actor) => <Today shared={shared} actor={actor} />}</WithLateActor>
      )}
    </WithLateActor>
  )
}

interface TodayProps {
  readonly shared: SharedProtocolsRef
  readonly actor: TakenMarksRef
}

function Today({ shared, actor }: TodayProps) {
  const { t } = useTranslation('dosage')
  const list = useSelector(shared, ({ context }) => context.list)
  const now = useNow()
  const formatDate = useFormatDate()
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  if (list === null || now === null || !list.some(({ products }) => products.some(({ dosage }) => dosage))) return null
  const day = dayOf(now)
  const times = timesOf(list, day)
  return (
    <>
      <AreaCard heading={t('taken.heading')} text={formatDate(day)}>
        {isFailed && (
          <InlineError
            message={`${t('taken.failed')} ${reason}`}
            action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
          />
        )}
        {times.length === 0 ? <p>{t('taken.none')}</p> : <Times actor={actor} day={day} times={times} />}
        <TakenReaders actor={actor} />
      </AreaCard>
      <PlanFeed />
    </>
  )
}

type OwnedLine = ProtocolProduct & Pick<SharedProtocol, 'protocol_id' | 'shared_at'>

function timesOf(list: readonly SharedProtocol[], day: string): readonly PlannedTime<OwnedLine>[] {
  const lines = list.flatMap(({ protocol_id, products, shared_at }) =>
    products.map((line) => ({ ...line, protocol_id, shared_at })),
  )
  return planOf(lines, day, ({ shared_at }) => dayOf(shared_at)).times
}

function Times({
  actor,
  day,
  times,
}: {
  readonly actor: TakenMarksRef
  readonly day: string
  readonly times: readonly PlannedTime<OwnedLine>[]
}) {
  const { t } = useTranslation('dosage')
  const kept = useSelector(actor, ({ context }) => context.kept)
  const queue = useSelector(actor, ({ context }) => context.queue)
  const record = shownOf(taken, { kept, queue })
  const { timeOf, itemOf } = usePlanWords()
  return (
    <TakenPlan
      times={times.map(({ at, intakes }) => {
        const time = timeOf(at)
        const marked = intakes.flatMap(({ line }): readonly MarkedIntake[] => {
          const [variant] = line.variants
          if (!variant) return []
          const { protocol_id, name } = line
          return [{ mark: { protocol_id, product_variant_id: variant.id, day, at }, name }]
        })
        const left = marked.filter(({ mark }) => !isMarked(record, mark))
        return {
          time,
          all:
            left.length === 0 ? (
              <AllTaken text={t('taken.done')} />
            ) : (
              <Button
                variant="quiet"
                aria-label={t('taken.allNamed', { time })}
                onClick={() => actor.send({ type: 'taken.mark', intakes: left, isTaken: true })}
              >
                {t('taken.all')}
              </Button>
            ),
          items: intakes.flatMap((intake) => {
            const one = marked.find(
              ({ mark }) =>
                mark.protocol_id === intake.line.protocol_id && mark.product_variant_id === intake.line.variants[0]?.id,
            )
            if (!one) return []
            const { key, ...item } = itemOf(intake)
            return [
              {
                ...item,
                key: `${one.mark.protocol_id} ${key}`,
                isTaken: isMarked(record, one.mark),
                onChange: (isTaken: boolean) => actor.send({ type: 'taken.mark', intakes: [one], isTaken }),
              },
            ]
          }),
        }
      })}
    />
  )
}
