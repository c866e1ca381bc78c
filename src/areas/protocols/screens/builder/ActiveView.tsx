import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { BuilderNote } from '#areas/protocols/components/builder/BuilderNote.tsx'
import { BuilderView } from '#areas/protocols/components/builder/BuilderView.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { nextRow } from '#areas/catalogue/components/next-row.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useShownProtocol } from '#areas/protocols/hooks/builder.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'

import { AmountsLine } from '../amounts/AmountsLine.tsx'

import { ActiveFoot } from './ActiveFoot.tsx'
import { ActiveLines } from './ActiveLines.tsx'
import { ActivePairs } from './ActivePairs.tsx'
import { BuilderTools } from './BuilderTools.tsx'
import { ProtocolMenu } from './ProtocolMenu.tsx'
import { useSetPacks } from './set-packs.ts'

interface ActiveViewProps {
  readonly builder: BuilderRef
  readonly lines: ProtocolLinesRef
}

/** The protocol that is worked on. */
export function ActiveView({ builder, lines }: ActiveViewProps) {
  const { t } = useTranslation('builder')
  const active = useSelector(builder, ({ context }) => context.active)
  // The bar has them in its row.
  const mode = useSelector(builder, ({ context }) => context.mode)
  const protocol = useShownProtocol(lines)
  const setPacks = useSetPacks(builder, protocol?.products ?? [])
  if (!active) return null
  const { protocol_id: protocolId, name, description } = active
  return (
    <BuilderView
      heading={name}
      lead={description}
      back={{ label: t('backToList'), onPress: () => builder.send({ type: 'builder.list' }) }}
      tools={
        <>
          <ProtocolMenu
            builder={builder}
            subject={{ protocolId, name }}
            first={[{ label: t('edit.button'), onChoose: () => builder.send({ type: 'builder.edit' }) }, ...setPacks]}
          />
          <BuilderTools builder={builder} />
        </>
      }
      foot={protocol && mode === 'redesign' ? <ActiveFoot builder={builder} products={protocol.products} /> : undefined}
    >
      <State lines={lines} />
      {protocol && (
        <KeepFocus label={t('active.lines', { name })} successor={nextRow}>
          <ActiveLines builder={builder} name={name} products={protocol.products} />
          <ActivePairs builder={builder} products={protocol.products} />
          {mode === 'standard' && <AmountsLine builder={builder} />}
          <Empty lines={lines} isEmpty={protocol.products.length === 0} />
        </KeepFocus>
      )}
    </BuilderView>
  )
}

/** Says that changes wait for the connection, or that the products could not be loaded. */
function State({ lines }: { readonly lines: ProtocolLinesRef }) {
  const { t } = useTranslation('builder')
  const isOffline = useSelector(lines, (snapshot) => snapshot.hasTag('offline'))
  const isFailed = useSelector(lines, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(lines, ({ context }) => context.problem))
  if (isOffline) return <BusyNote text={t('active.offline')} />
  if (!isFailed) return null
  return (
    <InlineError
      message={`${t('active.failed')} ${reason}`}
      action={<Button onClick={() => lines.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
    />
  )
}

function Empty({ lines, isEmpty }: { readonly lines: ProtocolLinesRef; readonly isEmpty: boolean }) {
  const { t } = useTranslation('builder')
  // Lines that are not there yet are no empty protocol.
  const isKnown = useSelector(lines, ({ context }) => context.fetchedAt > 0)
  const isBusy = useSelector(lines, (snapshot) => snapshot.hasTag('busy'))
  if (!isEmpty) return null
  if (!isKnown) return isBusy ? <BusyNote text={t('active.loading')} /> : null
  return <BuilderNote heading={t('active.emptyTitle')} text={t('active.emptyText')} />
}
