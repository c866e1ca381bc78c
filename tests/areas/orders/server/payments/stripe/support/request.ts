import type { PaymentRequest } from '#areas/orders/server/payments/provider.ts'

export const REQUEST: PaymentRequest = {
  key: 'pay-1',
  orderNumber: 'V-10001',
  amount: 4990,
  currency: 'EUR',
  method: 'credit_card',
  language: 'de',
  email: 'anna@mail.example',
  returnUrl: 'https://shop.example/de/order/V-10001',
}

export const FOREVER = new AbortController().signal
