import { useSelector } from '@xstate/react'

import { Button } from '#components/action/Button.tsx'

import type { CanAnswer } from '../../channel/messages.ts'
import type { InspectorRef } from '../inspector.machine.ts'
import { answerText } from '../send/answer-text.ts'
import type { SendByHandRef } from '../send/send-by-hand.machine.ts'

/** Sending an event by hand to the chosen actor of a tab that is here. */
export function SendPanel({ inspector }: { readonly inspector: InspectorRef }) {
  const hand = useSelector(inspector, ({ children }) => children.sendByHand)
  return hand ? <Sending hand={hand} /> : null
}

interface SendingProps {
  readonly hand: SendByHandRef
}

function Sending({ hand }: SendingProps) {
  const receiver = useSelector(hand, ({ context }) => context.receiver)
  const can = useSelector(hand, ({ context }) => context.can)
  const chosen = useSelector(hand, ({ context }) => context.chosen)
  const text = useSelector(hand, ({ context }) => context.text)
  const problem = useSelector(hand, ({ context }) => context.problem)
  const reason = useSelector(hand, ({ context }) => context.reason)
  const canSend = useSelector(hand, (snapshot) => snapshot.can({ type: 'draft.send' }))
  const isSilent = useSelector(hand, (snapshot) => snapshot.matches({ answers: 'silent' }))
  if (!receiver) {
    return (
      <p className="in-note">
        Events can be sent to a running machine of a tab that is open. Choose one among the actors.
      </p>
    )
  }
  return (
    <div className="in-send">
      {isSilent && <p className="in-note">The tab does not answer. It may be frozen in the background.</p>}
      <ul className="in-offers" aria-label="Events that the chart knows">
        {receiver.offers.map(({ type }, index) => (
          <li key={type}>
            <button
              type="button"
              className="in-offer"
              aria-pressed={type === chosen}
              onClick={() => hand.send({ type: 'draft.choose', chosen: type })}
            >
              <code>{type}</code>
              <Answer answer={can?.[index]} isWritten={type === chosen} />
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <form
          className="in-draft"
          onSubmit={(event) => {
            event.preventDefault()
            hand.send({ type: 'draft.send' })
          }}
        >
          <label className="in-field is-tall">
            <span>
              Payload of <code>{chosen}</code>
            </span>
            <textarea
              value={text}
              spellCheck={false}
              rows={Math.min(12, text.split('\n').length + 1)}
              aria-invalid={problem !== null}
              aria-describedby={problem ? 'draft-problem' : undefined}
              onChange={({ target }) => hand.send({ type: 'draft.write', text: target.value })}
            />
          </label>
          {problem && (
            <p className="in-error" id="draft-problem" role="alert">
              {problem.line === undefined ? '' : `Line ${problem.line}, column ${problem.column}: `}
              {problem.reason}
            </p>
          )}
          {reason !== null && (
            <p className="in-error" role="alert">
              Not sent. {reason}
            </p>
          )}
          <Button variant="primary" type="submit" aria-disabled={!canSend}>
            Send
          </Button>
        </form>
      )}
    </div>
  )
}

function Answer({ answer, isWritten }: { readonly answer: CanAnswer | undefined; readonly isWritten: boolean }) {
  if (!answer) return <span className="in-can" />
  const isSure = isWritten || answer.on.length === 0
  return (
    <span className={isSure && answer.kind === 'takes' ? 'in-can is-taken' : 'in-can'}>
      {answerText(answer, isWritten ? 'written' : 'example')}
    </span>
  )
}
