import type { InspectorContext } from '../inspector.events.ts'
import { inspectorSetup } from '../inspector.setup.ts'
import { chartedActor, traceOf } from '../recording.ts'

const recorded = ({ context }: { context: InspectorContext }) => ({ trace: traceOf(context) })

const recordedActor = ({ context }: { context: InspectorContext }) => ({
  trace: traceOf(context),
  actor: chartedActor(context)?.actor ?? null,
})

export const handingOut = inspectorSetup.createStateConfig({
  description: 'What the user takes along: the recording, a test of it, or words about it.',
  initial: 'ready',
  on: {
    'trace.save': { guard: 'hasRecording', actions: { type: 'saveTrace', params: recorded } },
    'test.save': { guard: 'hasRecording', actions: { type: 'saveTest', params: recordedActor } },
    'summary.copy': { guard: 'hasRecording', target: '.copying' },
  },
  states: {
    ready: { description: 'Nothing is under way.' },
    copying: {
      description: 'A summary is being copied.',
      invoke: {
        src: 'copySummary',
        id: 'copySummary',
        input: ({ context }) => ({ trace: traceOf(context), at: context.at }),
        onDone: { target: 'copied' },
        onError: { target: 'notCopied' },
      },
    },
    copied: {
      description: 'The page says that the summary was copied.',
      after: { sayCopied: { target: 'ready' } },
    },
    notCopied: {
      description: 'The browser let nothing be copied, and the page says so.',
      tags: 'failed',
      after: { sayCopied: { target: 'ready' } },
    },
  },
})
