import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { FilledCart } from '#areas/clients/contract/filling.ts'
import { Button } from '#components/action/Button.tsx'
import { DoneNote } from '#components/feedback/DoneNote.tsx'
import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { PointList } from '#components/layout/PointList.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useShortName } from '#hooks/full-name.ts'
import { useLanguage } from '#hooks/language.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import type { ClientDetail, ClientPageRef } from '#machines/clients/client-page.machine.ts'
import type { FillCartRef } from '#machines/clients/filling/fill-cart.machine.ts'
import type { FillFormRef } from '#machines/clients/filling/fill-form.machine.ts'

import { useEarned } from './words.ts'

type Protocol = ClientDetail['protocols'][number]

/** The chart of the form, which runs below that of the page. */
export const useFillForm = (actor: ClientPageRef): FillFormRef | undefined =>
  useSelector(actor, ({ children }) => children['fillForm'] as FillFormRef | undefined)

const callOf = (form: FillFormRef) => form.getSnapshot().children['fillCart'] as FillCartRef | undefined

interface FillCartProps {
  readonly form: FillFormRef
  readonly client: ClientDetail
  readonly protocol: Protocol
}

/** Puts a protocol into the client's cart: the button, then the form, then what came of it (filling.happens-once). */
export function FillCart({ form, client, protocol }: FillCartProps) {
  const { t } = useTranslation('clients')
  const shortName = useShortName()
  const state = useSelector(form, ({ value }) => value)
  const isMeant = useSelector(
    form,
    ({ context: { wanted } }) => wanted?.clientId === client.id && wanted.protocolId === protocol.protocol_id,
  )
  const name = shortName(client)
  const begin = { type: 'filling.begin', clientId: client.id, protocolId: protocol.protocol_id } as const
  const canBegin = useSelector(form, (snapshot) => snapshot.can(begin))
  if (isMeant && (state === 'writing' || state === 'refused'))
    return <WriteForm form={form} client={client} protocol={protocol} />
  return (
    <div className="vb-area-part">
      {isMeant && state === 'done' && <Filled form={form} name={name} protocol={protocol.name} />}
      <div>
        <Button
          aria-label={t('client.cart.putNamed', { name, protocol: protocol.name })}
          aria-disabled={!canBegin || undefined}
          busy={isMeant && state === 'sending'}
          onClick={() => form.send(begin)}
        >
          {t('client.cart.put', { name })}
        </Button>
      </div>
    </div>
  )
}

function WriteForm({ form, client, protocol }: FillCartProps) {
  const { t } = useTranslation('clients')
  const shortName = useShortName()
  const formatPrice = useFormatPrice()
  const earned = useEarned()
  const language = useLanguage()
  const id = useId()
  const wanted = useSelector(form, ({ context }) => context.wanted)
  const isRefused = useSelector(form, (snapshot) => snapshot.matches('refused'))
  const reason = useRefusalText(useSelector(form, ({ context }) => context.problem))
  const name = shortName(client)
  const price = formatPrice(protocol.total_price_after_discount)
  return (
    <FieldForm
      label={t('client.cart.form', { protocol: protocol.name, name })}
      onSubmit={() => form.send({ type: 'filling.send', language })}
    >
      {client.discount_rate !== null && (
        <p>{`${t('client.cart.price', { name, price })} ${earned(client.discount_rate)}`}</p>
      )}
      <TextField
        id={`${id}message`}
        name="message"
        label={t('client.cart.message', { name })}
        hint={t('client.cart.messageHint', { name })}
        state="neutral"
        lines={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus
        autoFocus
        value={wanted?.message ?? ''}
        onBlur={nothing}
        onChange={(message) => form.send({ type: 'filling.write', message })}
      />
      <CheckboxField
        id={`${id}mail`}
        name="mail"
        label={t('client.cart.mail', { name })}
        state="neutral"
        checked={wanted?.mail === true}
        onBlur={nothing}
        onChange={(mail) => form.send({ type: 'filling.mail', mail })}
      />
      <p className="vb-area-card-text">{t('client.cart.unpaid', { name })}</p>
      {isRefused && <InlineError message={`${t('client.cart.refused')} ${reason}`} />}
      <FormActions submit={t('client.cart.send')} busy={false}>
        <Button onClick={() => form.send({ type: 'filling.leave' })}>{t('client.cart.leave')}</Button>
      </FormActions>
    </FieldForm>
  )
}

const nothing = () => undefined

function Filled({
  form,
  name,
  protocol,
}: {
  readonly form: FillFormRef
  readonly name: string
  readonly protocol: string
}) {
  const { t } = useTranslation('clients')
  const formatNumber = useFormatNumber()
  const filled = useSelector(form, ({ context }) => context.filled)
  if (filled === null) return null
  const { lines, left_out: left, mailed } = filled
  const piece = ({ name: product, net_contents, quantity }: FilledCart['lines'][number]) => ({
    number: formatNumber(quantity),
    product: net_contents === '' ? product : `${product} (${net_contents})`,
  })
  return (
    <div className="vb-area-part" role="status">
      {lines.length === 0 ? (
        <p>{t('client.cart.nothing', { name })}</p>
      ) : (
        <>
          <DoneNote text={t(mailed ? 'client.cart.doneMailed' : 'client.cart.done', { name, protocol })} />
          <PointList
            label={t('client.cart.in')}
            points={lines.map((line) => ({
              id: String(line.product_variant_id),
              words: t('client.cart.piece', piece(line)),
            }))}
          />
        </>
      )}
      {left.length > 0 && (
        <PointList
          label={t('client.cart.leftOut')}
          points={left.map((line) => ({
            id: String(line.product_variant_id),
            words: `${t('client.cart.piece', piece(line))}: ${t(`client.cart.reason.${line.reason}`, { name })}`,
          }))}
        />
      )}
    </div>
  )
}

/** A call of which nobody knows what came, perhaps for another client. */
export function FillingInDoubt({ form }: { readonly form: FillFormRef }) {
  const { t } = useTranslation('clients')
  const isUnsure = useSelector(form, (snapshot) => snapshot.matches('unsure'))
  const isUnanswered = useSelector(form, (snapshot) => snapshot.matches('unanswered'))
  if (!isUnsure && !isUnanswered) return null
  return (
    <InlineError
      message={t(isUnsure ? 'client.cart.unsure' : 'client.cart.unanswered')}
      action={
        <>
          <Button onClick={() => callOf(form)?.send({ type: 'call.retry' })}>{t('client.cart.ask')}</Button>
          {isUnsure && (
            <Button onClick={() => callOf(form)?.send({ type: 'call.drop' })}>{t('client.cart.drop')}</Button>
          )}
        </>
      }
    />
  )
}
