import { fromCallback, fromPromise } from 'xstate'

import type { InspectorMessage } from '../channel/messages.ts'
import { parseTrace } from '../replay/parse-trace.ts'
import { testFile, testFileName } from '../trace/test-file.ts'
import type { Trace } from '../trace/trace.ts'
import type { InspectorEvent, TraceResult } from './inspector.events.ts'
import { inspectorMachine } from './inspector.machine.ts'
import { createLine } from './line.ts'
import { readPlace } from './place.ts'
import { actorIn } from './recording.ts'
import { sendByHandMachine } from './send/send-by-hand.machine.ts'
import { summaryOf } from './summary.ts'

/** The inspector with all that it needs of its page. */
export function provideInspector(page: Window) {
  const line = createLine(page, page.crypto.randomUUID())
  const post = (_: unknown, { message }: { message: InspectorMessage }) => line.post(message)
  return inspectorMachine.provide({
    actors: {
      hearTabs: fromCallback<InspectorEvent>(({ sendBack }) => {
        line.open(({ kind, ...message }) => {
          const heard = kind === 'here' && { heardAt: Date.now() }
          sendBack({ type: `tab.${kind}`, ...message, ...heard } as InspectorEvent)
        })
        return line.close
      }),
      watchPage: fromCallback<InspectorEvent>(({ sendBack }) => {
        const end = new AbortController()
        const listen = { signal: end.signal }
        page.addEventListener('pagehide', () => sendBack({ type: 'page.hidden' }), listen)
        page.addEventListener('pageshow', ({ persisted }) => persisted && sendBack({ type: 'page.shown' }), listen)
        return () => end.abort()
      }),
      watchAddress: fromCallback<InspectorEvent>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'address.changed', place: readPlace(page.location.hash) })
        page.addEventListener('popstate', tell)
        tell()
        return () => page.removeEventListener('popstate', tell)
      }),
      readTrace: fromPromise(({ input: { file } }) => readFile(file as File)),
      copySummary: fromPromise<void, { trace: Trace | null; at: number | null }>(async ({ input: { trace, at } }) => {
        if (trace) await page.navigator.clipboard.writeText(summaryOf(trace, at))
      }),
      sendByHand: sendByHandMachine.provide({ actions: { post } }),
    },
    actions: {
      post,
      writeAddress: (_, { address, isEntry }) => {
        if (address === (page.location.hash || '#')) return
        if (isEntry) page.history.pushState(null, '', address)
        else page.history.replaceState(page.history.state, '', address)
      },
      saveTrace: (_, { trace }) => trace && saveText(page, `${nameOf(trace)}.trace.json`, JSON.stringify(trace)),
      saveTest: (_, { trace, actor }) => {
        const { chart } = (trace && actorIn(trace.records, actor)) ?? {}
        if (!trace || actor === null || chart === undefined) return
        saveText(page, testFileName(chart, trace), testFile(chart, actor, trace, `does as recorded on ${trace.began}`))
      },
    },
  })
}

const nameOf = ({ began }: Trace) => `verbena-${began.replaceAll(/[:.]/g, '-')}`

async function readFile(file: File): Promise<TraceResult> {
  const parsed = parseTrace(await file.text())
  if (!parsed.ok) return { ok: false, reason: parsed.problem }
  return { ok: true, name: file.name, trace: parsed.trace }
}

function saveText(page: Window, name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  const link = page.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the address only after the press is over.
  page.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
