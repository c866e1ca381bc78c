import * as v from 'valibot'

import { CURRENCIES } from './constants.ts'

export const currency = v.picklist([CURRENCIES.eu.currency, CURRENCIES.uk.currency])
export type Currency = v.InferOutput<typeof currency>
