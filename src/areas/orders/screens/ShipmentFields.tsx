import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { carrierName, CARRIERS, TRACKING_MAX } from '#areas/orders/contract/shipment.ts'
import { useForm } from '#hooks/form.ts'
import type { AdminOrderRef } from '#machines/orders/admin-order.machine.ts'
import { isOnItsWay } from '#machines/orders/moves.ts'
import { openOrder } from '#machines/orders/order-page.machine.ts'
import { shipmentForm } from '#machines/orders/shipment-form.machine.ts'
import type { ShipmentFormRef } from '#machines/orders/shipment-form.machine.ts'

/** Asks by which carrier an order is sent, and whether one that isn't paid is meant to be sent at all. */
export function ShipmentFields({ actor }: { readonly actor: AdminOrderRef }) {
  const form = useSelector(actor, ({ children }) => children['shipmentForm'] as ShipmentFormRef | undefined)
  return form ? <Fields actor={actor} form={form} /> : null
}

function Fields({ actor, form: ref }: { readonly actor: AdminOrderRef; readonly form: ShipmentFormRef }) {
  const { t } = useTranslation('orders')
  const isSent = useSelector(actor, ({ context }) => isOnItsWay(openOrder(context)))
  const isUnpaid = useSelector(actor, ({ context }) => openOrder(context)?.paid_at === null)
  const form = useForm(ref, shipmentForm, {
    carrier: { label: t('shipment.carrier') },
    tracking_number: { label: t('shipment.number'), max: TRACKING_MAX },
  })
  const carriers = CARRIERS.map((value) => ({ value, label: carrierName(value) ?? t('shipment.other') }))
  return (
    <>
      {!isSent && <p>{t(isUnpaid ? 'move.sureUnpaid' : 'shipment.lead')}</p>}
      <FieldForm label={t('shipment.title')} onSubmit={form.submit}>
        <SelectField {...form.choice('carrier', carriers)} placeholder={t('shipment.none')} />
        <TextField {...form.field('tracking_number')} autoComplete="off" />
        <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
        <FormActions submit={t(isSent ? 'shipment.save' : 'move.sent')} busy={form.isBusy}>
          <Button onClick={() => actor.send({ type: 'move.cancel' })}>
            {t(isSent ? 'shipment.keep' : 'move.wait')}
          </Button>
        </FormActions>
      </FieldForm>
    </>
  )
}
