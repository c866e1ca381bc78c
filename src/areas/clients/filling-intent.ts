import * as v from 'valibot'

/** A protocol for a client's cart, as it is stored until the call for it is answered. */
export const fillingIntent = v.object({
  clientId: v.number(),
  protocolId: v.number(),
  message: v.string(),
  mail: v.boolean(),
})
