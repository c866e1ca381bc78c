import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import FolderOpen from 'lucide-react/icons/folder-open'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useRef } from 'react'

import { Button } from '#components/action/Button.tsx'

import type { InspectorRef } from '../inspector.machine.ts'
import { chartedActor, tabOf } from '../recording.ts'
import { useContextOf } from '../use-inspector.ts'

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** Which recording is shown, and what can be done with it. */
export function TopBar({ inspector }: { readonly inspector: InspectorRef }) {
  const tabs = useContextOf(inspector, ({ tabs }) => tabs)
  const tab = useContextOf(inspector, ({ tab }) => tab)
  const file = useContextOf(inspector, ({ file }) => file)
  const problem = useContextOf(inspector, ({ problem }) => problem)
  const chosen = useContextOf(inspector, tabOf)
  const canSave = useSelector(inspector, (snapshot) => snapshot.can({ type: 'trace.save' }))
  const canPause = useSelector(inspector, (snapshot) => snapshot.can({ type: 'records.pause' }))
  const canResume = useSelector(inspector, (snapshot) => snapshot.can({ type: 'records.resume' }))
  return (
    <header className="in-top">
      <h1>Inspector</h1>
      {!file && tabs.length > 0 && (
        <label className="in-field">
          <span>Tab</span>
          <select
            value={tab ?? ''}
            onChange={({ target }) => inspector.send({ type: 'tab.choose', tab: target.value })}
          >
            {tabs.map((one) => (
              <option key={one.tab} value={one.tab}>
                {`${one.title || 'Shop'} ${one.path}${one.isHere ? '' : ' (closed)'}`}
              </option>
            ))}
          </select>
        </label>
      )}
      {file && (
        <p className="in-file">
          <strong>{file.name}</strong>
          <Button variant="quiet" onClick={() => inspector.send({ type: 'file.close' })}>
            Close file
          </Button>
        </p>
      )}
      <p className="in-state" role="status">
        <StateWords inspector={inspector} dropped={(!file && chosen?.dropped) || 0} />
      </p>
      <div className="in-actions">
        {canPause && (
          <Button icon={<Pause size={16} />} onClick={() => inspector.send({ type: 'records.pause' })}>
            Pause
          </Button>
        )}
        {canResume && (
          <Button icon={<Play size={16} />} onClick={() => inspector.send({ type: 'records.resume' })}>
            Go on
          </Button>
        )}
        <OpenFile inspector={inspector} />
        {canSave && <Saving inspector={inspector} />}
      </div>
      {problem !== null && (
        <p className="in-problem" role="alert">
          <span>The file was not opened. {problem} What was in sight is still here.</span>
          <Button variant="quiet" onClick={() => inspector.send({ type: 'file.dismiss' })}>
            Dismiss
          </Button>
        </p>
      )}
    </header>
  )
}

function StateWords({ inspector, dropped }: { readonly inspector: InspectorRef; readonly dropped: number }) {
  const file = useContextOf(inspector, ({ file }) => file !== null)
  const tabs = useSelector(inspector, ({ value }) => value.tabs)
  const heardAt = useContextOf(inspector, (context) => tabOf(context)?.heardAt ?? 0)
  const aside = useContextOf(inspector, (context) => tabOf(context)?.aside.length ?? 0)
  const isReading = useSelector(inspector, (snapshot) => snapshot.matches({ file: 'reading' }))
  const lost = dropped > 0 ? ` ${dropped} records were lost, as too much happened at once.` : ''
  if (isReading) return 'Reading the file…'
  if (file) return 'From a file'
  if (tabs === 'paused') return `Paused, ${aside} records since.${lost}`
  if (tabs === 'gone') return `The tab was closed.${lost}`
  if (typeof tabs === 'string') return 'Waiting for a tab'
  if (tabs.live === 'silent') return `No answer since ${time.format(heardAt)}. The tab may be asleep.${lost}`
  return `Live.${lost}`
}

function OpenFile({ inspector }: { readonly inspector: InspectorRef }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<FolderOpen size={16} />} onClick={() => input.current?.click()}>
        Open file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Recording"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) inspector.send({ type: 'file.choose', file })
          target.value = ''
        }}
      />
    </>
  )
}

function Saving({ inspector }: { readonly inspector: InspectorRef }) {
  const state = useSelector(inspector, ({ value }) => value.handingOut)
  const tested = useContextOf(inspector, (context) => chartedActor(context)?.name)
  return (
    <>
      <Button icon={<Download size={16} />} onClick={() => inspector.send({ type: 'trace.save' })}>
        Save
      </Button>
      {tested === undefined ? (
        <span className="in-state">No chart to make a test of</span>
      ) : (
        <Button onClick={() => inspector.send({ type: 'test.save' })}>{`Make a test of ${tested}`}</Button>
      )}
      <Button onClick={() => inspector.send({ type: 'summary.copy' })}>
        {state === 'copied' ? 'Copied' : state === 'notCopied' ? 'Not copied' : 'Copy summary'}
      </Button>
    </>
  )
}
