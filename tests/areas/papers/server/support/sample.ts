import type { PaperContent, PaperLine } from '#areas/papers/server/stored/paper-content.ts'

export const SAMPLE_LINE: PaperLine = {
  variant_id: 1,
  name: 'Magnesium',
  lang: 'en',
  brand: 'Alder',
  net_contents: '60 capsules',
  sku: 'mg-60',
  quantity: 2,
  price: 1999,
  discount: 400,
  total: 3598,
  tax_rate: 20,
}

const ADDRESS = {
  first_name: 'Mara',
  last_name: 'Vos',
  street: 'Lindengracht 12',
  addition: '',
  postal_code: '1015 KG',
  city: 'Amsterdam',
  country: 'NL',
  phone: '',
} as const

/** An invoice of one line with delivery. */
export const SAMPLE_CONTENT: PaperContent = {
  issued_on: '2026-11-29',
  seller: {
    shop: 'Verbena',
    name: 'Oehler KG',
    address: ['Weg 1', '12345 Ort'],
    email: 'post@oehler.example',
    register: null,
    tax_id: 'DE000000000',
    bank: 'DE00 0000',
  },
  buyer: { ...ADDRESS, company: '', vat_number: '' },
  delivered_to: null,
  delivered_on: '2026-11-29',
  order: { number: 'KM7Q-2XRD', placed_on: '2026-11-27' },
  currency: 'EUR',
  discount_rate: 10,
  lines: [SAMPLE_LINE],
  delivery: { title: 'Standard', lang: null, price: 490 },
  taxes: [{ rate: 20, net: 3407, tax: 681 }],
  total: 4088,
  reverse_charge: false,
  payment: { method: 'invoice', paid_on: null, pay_by: '2026-12-13' },
  corrects: null,
}
