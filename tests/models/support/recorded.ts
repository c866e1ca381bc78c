import type { AnyActorRef, AnyStateMachine } from 'xstate'

import { observeSystem } from '#statecharts/recorder/from-xstate5.ts'
import { Recording } from '#statecharts/recorder/recording.ts'
import { Writer } from '#statecharts/recorder/to-record.ts'
import { Redactor } from '#statecharts/redact/redactor.ts'
import { parseTrace } from '#statecharts/replay/parse-trace.ts'
import { replay } from '#statecharts/replay/replay.ts'
import type { Trace } from '#statecharts/trace/trace.ts'

import { ActorDriver } from './actor-driver.ts'
import type { Path } from './paths.ts'

/** Records an actor system that a walk drives. */
export class Recorder {
  #recording = new Recording(() => 0)

  /** Call it with an actor that has not started. */
  readonly watch = (actor: AnyActorRef): void => {
    const recording = new Recording(() => 0)
    this.#recording = recording
    observeSystem(actor, (fact) => recording.keep(fact))
  }

  /** The recording as the text of an exported file. */
  export(salt: string): string {
    const writer = new Writer(new Redactor(salt))
    const records = this.#recording.from(0, Infinity).map((raw) => writer.record(raw))
    const trace: Trace = { version: 1, build: 'test', began: new Date(0).toISOString(), records }
    return JSON.stringify(trace)
  }
}

/** Walks a path with a running actor and returns the file of its recording. */
export function recordedWalk(machine: AnyStateMachine, input: unknown, path: Path): string {
  const recorder = new Recorder()
  const driver = new ActorDriver(machine, input, undefined, { watch: recorder.watch })
  driver.reset()
  path.forEach((event) => driver.event(event))
  return recorder.export('salt')
}

/** Matches an email address that was not redacted, or the password of the samples. */
const SECRET = /[\w.+-]+@(?!redacted\.invalid)[\w-]+\.\w+|Verbena-2026!/

/** Throws if a recording holds a secret of the model's samples. */
export function mustHoldNoSecret(file: string): void {
  const [secret] = SECRET.exec(file) ?? []
  if (secret !== undefined) throw new Error(`the recording holds ${secret}`)
}

/** Replays an exported recording and throws if the result differs from it. */
export function mustReplay(machine: AnyStateMachine, file: string): void {
  const parsed = parseTrace(file)
  if (!parsed.ok) throw new Error(`the recording is refused: ${parsed.problem}`)
  const { unreproducible } = replay(parsed.trace, (id) => (id === machine.id ? machine : undefined))
  const [first] = unreproducible
  if (first) throw new Error(`record ${first.n} is not reproducible: ${first.differs.join(', ')}`)
}
