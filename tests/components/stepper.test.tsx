import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { QuantityStepper, type QuantityStepperProps } from '#components/action/QuantityStepper.tsx'
import { digitsOf } from '#contract/digits.ts'

const nothing = () => undefined

/** Tells of the buttons for fewer and for more if they are off. */
function off(props: Partial<QuantityStepperProps>): readonly boolean[] {
  const markup = renderToStaticMarkup(
    <QuantityStepper
      label="Quantity"
      fewerLabel="Fewer"
      moreLabel="More"
      quantity={2}
      min={1}
      max={3}
      digitsOf={digitsOf}
      onChange={nothing}
      {...props}
    />,
  )
  return ['Fewer', 'More'].map((label) => markup.includes(`aria-label="${label}" aria-disabled="true"`))
}

test.each([
  { quantity: 1, expected: [true, false] },
  { quantity: 2, expected: [false, false] },
  { quantity: 3, expected: [false, true] },
])('of 1 to 3, $quantity leaves the steps that stay within', ({ quantity, expected }) => {
  expect(off({ quantity })).toEqual(expected)
})

test('the step below the lowest stays where it means something else', () => {
  expect(off({ quantity: 1, onStep: nothing })).toEqual([false, false])
})
