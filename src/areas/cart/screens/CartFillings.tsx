import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import type { Cart } from '#areas/cart/contract/cart.ts'
import type { CartFilling, FillingAnswer } from '#areas/cart/contract/filling.ts'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { CartNotes, CartNoteWords } from '#components/kept/CartNotes.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { DoneNote } from '#components/feedback/DoneNote.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { PointList } from '#components/layout/PointList.tsx'
import { useLateActor } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { CartFillingsRef } from '#machines/cart/filling/cart-fillings.machine.ts'

interface WithCart {
  readonly cart: Cart
}

/** The notes on what practitioners put into the cart; nothing if there are none (filling.client-reads-it). */
export function CartFillings({ cart }: WithCart) {
  const actor = useLateActor('cartFillings')
  return actor ? <Notes actor={actor} cart={cart} /> : null
}

interface NotesProps extends WithCart {
  readonly actor: CartFillingsRef
}

function Notes({ actor, cart }: NotesProps) {
  const { t } = useTranslation('shopping')
  const fillings = useSelector(actor, ({ context }) => context.fillings) ?? []
  const isAnswering = useSelector(actor, (snapshot) => snapshot.matches('answering'))
  const isTaken = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'taken' }))
  const isKept = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'kept' }))
  const failure = useFailure(actor)
  const done = isTaken ? t('cart.filling.taken') : isKept ? t('cart.filling.kept') : null
  const there = fillings.map((filling) => stillThere(filling, cart)).filter(({ lines }) => lines.length > 0)
  if (there.length === 0 && done === null && failure === null) return null
  return (
    <KeepFocus label={t('cart.filling.label')}>
      <Announcer message={isAnswering ? t('cart.filling.sending') : (done ?? '')} />
      <CartNotes>
        {done !== null && <DoneNote text={done} />}
        {failure}
        {there.map((filling) => (
          <Note key={filling.id} actor={actor} filling={filling} />
        ))}
      </CartNotes>
    </KeepFocus>
  )
}

/** The note without what the client has removed since it was fetched. */
function stillThere(filling: CartFilling, { items }: Cart): CartFilling {
  const lines = filling.lines.flatMap((line) => {
    const present = items.find((item) => item.product_variant_id === line.product_variant_id)?.quantity ?? 0
    return present === 0 ? [] : [{ ...line, quantity: Math.min(line.quantity, present) }]
  })
  return { ...filling, lines }
}

function useFailure(actor: CartFillingsRef) {
  const { t } = useTranslation('shopping')
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const isGone = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'gone' }))
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'refused' }))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  if (isGone) return <InlineError message={t('cart.filling.gone')} />
  if (isRefused) return <InlineError message={`${t('cart.filling.notSent')} ${reason}`} />
  return isUnread ? (
    <InlineError
      message={`${t('cart.filling.failed')} ${reason}`}
      action={<Button onClick={() => actor.send({ type: 'fillings.retry' })}>{t('common:retry')}</Button>}
    />
  ) : null
}

interface NoteProps {
  readonly actor: CartFillingsRef
  readonly filling: CartFilling
}

/** Neither answer is suggested: both buttons look alike. */
function Note({ actor, filling }: NoteProps) {
  const { t } = useTranslation('shopping')
  const fullName = useFullName()
  const formatNumber = useFormatNumber()
  const { practitioner, protocol, message, lines } = filling
  const by =
    practitioner === null
      ? t('cart.filling.former', { protocol })
      : t('cart.filling.by', { name: fullName(practitioner), protocol })
  return (
    <AreaCard heading={t('cart.filling.label')}>
      <PointList
        label={by}
        points={lines.map(({ product_variant_id: id, name, lang, net_contents, quantity }) => ({
          id: String(id),
          words: (
            <span lang={lang}>
              {`${formatNumber(quantity)} × ${net_contents === '' ? name : `${name} (${net_contents})`}`}
            </span>
          ),
        }))}
      />
      {message !== '' && <CartNoteWords text={message} />}
      <p className="vb-area-card-text">{t('cart.filling.unpaid')}</p>
      <div className="vb-area-below">
        <AnswerButton actor={actor} filling={filling} answer="keep" />
        <AnswerButton actor={actor} filling={filling} answer="take" />
      </div>
    </AreaCard>
  )
}

function AnswerButton({ actor, filling: { id, protocol }, answer }: NoteProps & { readonly answer: FillingAnswer }) {
  const { t } = useTranslation('shopping')
  const isGiven = useSelector(
    actor,
    ({ context: { given }, value }) => value === 'answering' && given?.filling.id === id && given.answer === answer,
  )
  const canAnswer = useSelector(actor, (snapshot) => snapshot.can({ type: 'filling.answer', id, answer }))
  return (
    <Button
      aria-label={t(`cart.filling.${answer}Named`, { protocol })}
      aria-disabled={!canAnswer || undefined}
      busy={isGiven}
      onClick={() => actor.send({ type: 'filling.answer', id, answer })}
    >
      {t(`cart.filling.${answer}`)}
    </Button>
  )
}
