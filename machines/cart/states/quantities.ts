import { cartSetup } from '../cart.setup.ts'

export const quantities = cartSetup.createStateConfig({
  description: 'The quantities of the lines are typed and stepped through.',
  invoke: [
    { src: 'cartQuantity', id: 'cartQuantity', systemId: 'cartQuantity' },
    { src: 'hearChildren', id: 'hearChildren', input: { cartQuantity: ['cart.line.set'] } },
  ],
})
