import * as v from 'valibot'

import { emailOf } from '#contract/email.ts'
import { email } from '#contract/rules.ts'

/** An email address as a setting. */
export const mailAddress = v.pipe(
  v.string(),
  // Of what stands around an address nothing would be used.
  v.check((text) => v.is(email, text) && !/[\s<>,;]/.test(text), 'must be an email address'),
  v.transform(emailOf),
)
