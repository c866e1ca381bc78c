import { useSelector } from '@xstate/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'

import { Button } from '#components/action/Button.tsx'
import { IconButton } from '#components/action/IconButton.tsx'

import type { InspectorRef } from '../inspector.machine.ts'
import { nameOf } from '../log/names.ts'
import { wordsOf } from '../log/words.ts'
import { indexAt } from '../recording.ts'
import { useContextOf, useNames, useRecords } from '../use-inspector.ts'
import { useUnreproducible } from '../use-replay.ts'

/** The moment of the recording that is looked at, from its first record to the last. */
export function MomentBar({ inspector }: { readonly inspector: InspectorRef }) {
  const records = useRecords(inspector)
  const names = useNames(inspector)
  const at = useContextOf(inspector, ({ at }) => at)
  const isFile = useContextOf(inspector, ({ file }) => file !== null)
  const canGoBack = useSelector(inspector, (snapshot) => snapshot.can({ type: 'record.step', by: -1 }))
  const canGoOn = useSelector(inspector, (snapshot) => snapshot.can({ type: 'record.step', by: 1 }))
  const faults = useUnreproducible(inspector)
  const index = at === null ? records.length - 1 : indexAt(records, at)
  const record = records[index]
  const fault = at === null ? undefined : faults.get(at)
  const words = record ? `${nameOf(names, record.actor)}: ${wordsOf(record)}` : ''
  return (
    <div className="in-moment" role="group" aria-label="Moment">
      <IconButton
        label="Step back"
        icon={<ChevronLeft size={18} />}
        aria-disabled={!canGoBack}
        onClick={() => inspector.send({ type: 'record.step', by: -1 })}
      />
      <input
        type="range"
        className="in-slider"
        aria-label="Record"
        aria-valuetext={`Record ${record?.n ?? 0}, ${words}`}
        min={0}
        max={Math.max(0, records.length - 1)}
        value={index}
        onChange={({ target }) => {
          const next = records[Number(target.value)]
          if (next) inspector.send({ type: 'record.choose', n: next.n })
        }}
      />
      <IconButton
        label="Step forward"
        icon={<ChevronRight size={18} />}
        aria-disabled={!canGoOn}
        onClick={() => inspector.send({ type: 'record.step', by: 1 })}
      />
      <p className="in-moment-words">
        {at === null
          ? isFile
            ? `At the end, ${records.length} records`
            : `Now, ${records.length} records`
          : `#${at} ${words}`}
        {fault && (
          <span className="in-mark is-warning" title={fault.join('\n')}>
            {`Does not as recorded: ${fault.join('; ')}`}
          </span>
        )}
      </p>
      {at !== null && (
        <Button onClick={() => inspector.send({ type: 'live.return' })}>
          {isFile ? 'To the end' : 'Back to live'}
        </Button>
      )}
    </div>
  )
}
