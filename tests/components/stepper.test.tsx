import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { QuantityStepper, type QuantityStepperProps } from '#components/action/QuantityStepper.tsx'

const nothing = () => undefined

/** Tells of the buttons for fewer and for more if they are off. */
function off({ quantity, ...props }: Partial<QuantityStepperProps> & { quantity: number }): readonly boolean[] {
  const markup = renderToStaticMarkup(
    <QuantityStepper
      label="Quantity"
      fewerLabel="Fewer"
      moreLabel="More"
      writing={{ quantity, digits: null, onType: nothing, onStep: nothing, onEnd: nothing }}
      min={1}
      max={3}
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
  expect(off({ quantity: 1, stepsBelow: true })).toEqual([false, false])
})
