import { describe, expectTypeOf, it } from 'vitest'

import type { CallInput, CallRequest, CallResponse } from '#contract/call.ts'
import type { Call } from '#server/http/calls.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'

type NoFields = Record<string, never>

describe('the types of a call', () => {
  it('ask for what is required and nothing else', () => {
    expectTypeOf<{ query: { name: string } }>().toExtend<CallRequest<Call<'checkStoreName'>>>()
    expectTypeOf<NoFields>().not.toExtend<CallRequest<Call<'checkStoreName'>>>()
    expectTypeOf<{ query: NoFields }>().not.toExtend<CallRequest<Call<'checkStoreName'>>>()
    expectTypeOf<NoFields>().toExtend<CallRequest<Call<'listProducts'>>>()
    expectTypeOf<NoFields>().not.toExtend<CallRequest<Call<'login'>>>()
    expectTypeOf<NoFields>().not.toExtend<CallRequest<Call<'getOrder'>>>()
  })

  it('give values for what stands as text in an address', () => {
    expectTypeOf<CallInput<Call<'listProducts'>>['query']['categories']>().toEqualTypeOf<number[] | undefined>()
    expectTypeOf<CallInput<Call<'searchProducts'>>['query']['formatted']>().toEqualTypeOf<boolean | undefined>()
    expectTypeOf<CallInput<Call<'getOrder'>>['params']>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<CallInput<Call<'logout'>>['body']>().toEqualTypeOf<undefined>()
  })

  it('answer a cart with a cart', () => {
    expectTypeOf<CallResponse<Call<'addToCart'>>>().toEqualTypeOf<Cart>()
  })
})
