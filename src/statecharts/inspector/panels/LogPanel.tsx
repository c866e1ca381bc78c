import { memo } from 'react'

import type { InspectorRef } from '../inspector.machine.ts'
import { KINDS, type Kind } from '../log/filter.ts'
import { nameOf, type Names } from '../log/names.ts'
import type { LogRow } from '../log/rows.ts'
import { BY_HAND, kindWords, wordsOf } from '../log/words.ts'
import { recordAt } from '../recording.ts'
import { useContextOf, useLog, useNames, useRecords } from '../use-inspector.ts'
import { VirtualRows } from './VirtualRows.tsx'
import { Why } from './Why.tsx'

const ROW_HEIGHT = 28

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  event: 'Events',
  step: 'Steps',
  ignored: 'Ignored',
  action: 'Actions',
  timer: 'Timers',
  actor: 'Started',
  stop: 'Ended',
}

/** Everything that happened, each event followed by what came of it. */
export function LogPanel({ inspector }: { readonly inspector: InspectorRef }) {
  const rows = useLog(inspector)
  const names = useNames(inspector)
  const records = useRecords(inspector)
  const at = useContextOf(inspector, ({ at }) => at)
  const isLive = useContextOf(inspector, ({ at, file }) => at === null && file === null)
  const chosen = at === null ? -1 : rows.findIndex(({ record }) => record.n === at)
  const record = at === null ? undefined : recordAt(records, at)
  const cause = record?.kind === 'ignored' ? recordAt(records, record.cause) : undefined
  const group = rows[chosen]?.group
  return (
    <div className="in-log">
      <LogFilter inspector={inspector} count={rows.length} />
      {record?.kind === 'ignored' && (
        <Why inspector={inspector} record={record} event={cause?.kind === 'event' ? cause : undefined} />
      )}
      {rows.length === 0 ? (
        <p className="in-note">
          {records.length === 0 ? 'Nothing has happened yet.' : 'No record is let through by the filters.'}
        </p>
      ) : (
        <VirtualRows
          label="Log"
          count={rows.length}
          rowHeight={ROW_HEIGHT}
          chosen={chosen}
          isFollowing={isLive}
          onChoose={(index) => {
            const row = rows[index]
            if (row) inspector.send({ type: 'record.choose', n: row.record.n })
          }}
          renderRow={(index) => {
            const row = rows[index]
            return row && <Line row={row} names={names} isOfGroup={row.group === group} />
          }}
        />
      )}
    </div>
  )
}

interface LineProps {
  readonly row: LogRow
  readonly names: Names
  readonly isOfGroup: boolean
}

const SIGNS: Readonly<Record<Kind, string>> = {
  event: '→',
  step: '●',
  ignored: '○',
  action: '·',
  timer: '◷',
  actor: '+',
  stop: '×',
}

const Line = memo(function Line({ row: { record, isHead }, names, isOfGroup }: LineProps) {
  const isByHand = record.kind === 'event' && record.isByHand
  return (
    <span className={`in-line of-${record.kind}${isHead ? ' is-head' : ''}${isOfGroup ? ' is-of-group' : ''}`}>
      <span className="in-line-time">{timeText(record.at)}</span>
      <span className="in-line-sign" aria-hidden="true">
        {SIGNS[record.kind]}
      </span>
      <span className="in-line-actor">{nameOf(names, record.actor)}</span>
      <span className="in-line-words">
        {kindWords(record.kind) && <em>{`${kindWords(record.kind)} `}</em>}
        {wordsOf(record)}
        {record.kind === 'event' && <span className="in-line-source">{` from ${nameOf(names, record.source)}`}</span>}
        {isByHand && <span className="in-mark">{BY_HAND}</span>}
      </span>
    </span>
  )
})

const timeText = (at: number) => `${(at / 1000).toFixed(2)} s`

function LogFilter({ inspector, count }: { readonly inspector: InspectorRef; readonly count: number }) {
  const { text, kinds, isActorOnly } = useContextOf(inspector, ({ filter }) => filter)
  const toggle = (kind: Kind) =>
    kinds.includes(kind)
      ? kinds.filter((one) => one !== kind)
      : KINDS.filter((one) => one === kind || kinds.includes(one))
  return (
    <div className="in-filter" role="group" aria-label="Filters of the log">
      <input
        type="search"
        className="in-search"
        aria-label="Search the log"
        placeholder="Search the log"
        value={text}
        onChange={({ target }) => inspector.send({ type: 'log.filter', filter: { text: target.value } })}
      />
      <label className="in-check">
        <input
          type="checkbox"
          checked={isActorOnly}
          onChange={({ target }) => inspector.send({ type: 'log.filter', filter: { isActorOnly: target.checked } })}
        />
        This actor only
      </label>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="in-chip"
          aria-pressed={kinds.includes(kind)}
          onClick={() => inspector.send({ type: 'log.filter', filter: { kinds: toggle(kind) } })}
        >
          {KIND_WORDS[kind]}
        </button>
      ))}
      <span className="in-count" role="status">
        {count} rows
      </span>
    </div>
  )
}
