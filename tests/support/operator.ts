import type { Operator } from '#contract/shop-settings.ts'

/** A shop's operator, with letters that markup and patterns take for their own. */
export const operator: Operator = {
  name: 'Öhler & <Söhne> "$&" {{shop}} GmbH',
  address: ['Haus 3, Am Markt', '10115 Berlin'],
  email: 'post@oehler.example',
  register: 'HRB 1234 B, Amtsgericht Charlottenburg',
  taxId: 'DE123456789',
  bank: 'DE89 3704 0044 0532 0130 00',
  isDemo: false,
}
