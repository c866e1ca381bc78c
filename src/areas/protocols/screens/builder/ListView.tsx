import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { BuilderNote } from '#areas/protocols/components/builder/BuilderNote.tsx'
import { BuilderView } from '#areas/protocols/components/builder/BuilderView.tsx'
import { ProtocolRows, ProtocolTools } from '#areas/protocols/components/builder/ProtocolRow.tsx'
import { SearchBox } from '#areas/protocols/components/builder/SearchBox.tsx'
import { Steps } from '#areas/protocols/components/builder/Steps.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { SortSelect } from '#components/filter/SortSelect.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { ProtocolListRef } from '#machines/protocols/protocol-list.machine.ts'
import { PROTOCOL_ORDERS } from '#machines/protocols/protocol-list.ts'

import { BuilderTools } from './BuilderTools.tsx'
import { ListedProtocol } from './ListedProtocol.tsx'

interface ListViewProps {
  readonly builder: BuilderRef
  readonly list: ProtocolListRef
}

/** The practitioner's protocols, to choose from. */
export function ListView({ builder, list }: ListViewProps) {
  const { t } = useTranslation('builder')
  const text = useSelector(list, ({ context }) => context.text)
  const order = useSelector(list, ({ context }) => context.order)
  const isBusy = useSelector(list, (snapshot) => snapshot.hasTag('busy'))
  const isUnused = useSelector(
    list,
    ({ context: { found, query } }) => query === '' && (found === null || found.total_results === 0),
  )
  const canGoBack = useSelector(builder, (snapshot) => snapshot.can({ type: 'builder.back' }))
  return (
    <BuilderView
      heading={t('list.title')}
      back={
        canGoBack ? { label: t('backToProtocol'), onPress: () => builder.send({ type: 'builder.back' }) } : undefined
      }
      tools={<BuilderTools builder={builder} />}
    >
      <ProtocolTools>
        <Button variant="primary" icon={<Plus size={18} />} onClick={() => builder.send({ type: 'builder.create' })}>
          {t('list.new')}
        </Button>
        {!isUnused && (
          <>
            <SearchBox
              label={t('list.search')}
              value={text}
              max={SEARCH_MAX_LENGTH}
              onChange={(typed) => list.send({ type: 'list.search', text: typed })}
            />
            <SortSelect
              label={t('list.sort')}
              value={order}
              options={PROTOCOL_ORDERS.map((value) => ({ value, label: t(`list.order.${value}`) }))}
              onChange={(value) => {
                const chosen = PROTOCOL_ORDERS.find((one) => one === value)
                if (chosen) list.send({ type: 'list.sort', order: chosen })
              }}
            />
          </>
        )}
      </ProtocolTools>
      <BusyLine busy={isBusy} />
      <Found builder={builder} list={list} />
    </BuilderView>
  )
}

function Found({ builder, list }: ListViewProps) {
  const { t } = useTranslation('builder')
  const formatNumber = useFormatNumber()
  const found = useSelector(list, ({ context }) => context.found)
  const query = useSelector(list, ({ context }) => context.query)
  const isBusy = useSelector(list, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(list, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(list, ({ context }) => context.problem))
  const total = found?.total_results ?? 0
  const goTo = (page: number) => () => list.send({ type: 'list.page', page })
  return (
    <>
      {isFailed && (
        <InlineError
          message={`${t('list.failed')} ${reason}`}
          action={<Button onClick={() => list.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!found && isBusy && <BusyNote text={t('list.loading')} />}
      {found && total === 0 && query === '' && (
        <BuilderNote heading={t('list.emptyTitle')} text={t('list.emptyText')} />
      )}
      {found && total === 0 && query !== '' && <p className="vb-view-lead">{t('list.none', { query })}</p>}
      {found && total > 0 && (
        <ProtocolRows label={t('list.label')}>
          {found.data.map((protocol) => (
            <ListedProtocol key={protocol.protocol_id} builder={builder} protocol={protocol} />
          ))}
        </ProtocolRows>
      )}
      {found && found.total_pages > 1 && (
        <Steps
          label={t('list.pages')}
          text={t('list.page', { page: formatNumber(found.current_page), total: formatNumber(found.total_pages) })}
          previous={t('list.previous')}
          next={t('list.next')}
          onPrevious={found.current_page > 1 ? goTo(found.current_page - 1) : undefined}
          onNext={found.current_page < found.total_pages ? goTo(found.current_page + 1) : undefined}
        />
      )}
      <Announcer message={found && !isBusy ? t('list.found', { count: total, number: formatNumber(total) }) : ''} />
    </>
  )
}
