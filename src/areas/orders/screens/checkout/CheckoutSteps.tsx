import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { StepList } from '#components/layout/StepList.tsx'
import { useLateActor } from '#hooks/app.tsx'

const STEPS = ['details', 'review', 'done'] as const

/** The steps of the checkout, with the present one (checkout.steps-are-named). */
export function CheckoutSteps({ at }: { readonly at: (typeof STEPS)[number] }) {
  const { t } = useTranslation('shopping')
  return (
    <StepList
      label={t('checkout.steps')}
      steps={STEPS.map((step) => t(`checkout.step.${step}`))}
      at={STEPS.indexOf(at)}
    />
  )
}

/** The same before the order is placed. */
export function StepsBefore() {
  const checkout = useLateActor('checkout')
  const isReviewed = useSelector(checkout, (snapshot) => snapshot?.hasTag('reviewed') === true)
  return <CheckoutSteps at={isReviewed ? 'review' : 'details'} />
}
