/** The forms in which services and packages are written. What they send goes to their list, which saves it by itself. */
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'

import { PACKAGE_FEATURES_MAX } from '#contract/constants.ts'
import { brokenRules, requiredName } from '#contract/rules.ts'
import { packageBody } from '#areas/practice/contract/store-packages.ts'
import { serviceBody } from '#areas/practice/contract/store-services.ts'

import { createFormMachine } from '../../../form/form.machine.ts'

import type { Entry, EntryId } from './entries.ts'

/** A feature as it is written; `feature_id` is null for a new one. */
export interface FeatureWritten {
  readonly feature_id: EntryId | null
  readonly text: string
}

interface Written {
  /** Null for a new entry. */
  readonly id: EntryId | null
  readonly name: string
  readonly description: string
}
export interface ServiceWritten extends Written {
  readonly icon: string
}
export interface PackageWritten extends Written {
  readonly features: readonly FeatureWritten[]
}

const packageWithFeatures = v.object({
  ...packageBody.entries,
  features: v.pipe(v.array(v.object({ text: requiredName })), v.maxLength(PACKAGE_FEATURES_MAX)),
})

const trimmed = <Words extends { readonly name: string; readonly description: string }>(words: Words): Words => ({
  ...words,
  name: words.name.trim(),
  description: words.description.trim(),
})

export const serviceForm = {
  empty: { id: null, name: '', description: '', icon: 'leaf' } as ServiceWritten,
  check: (values: ServiceWritten) => brokenRules(serviceBody, values),
  body: trimmed<ServiceWritten>,
}
export const packageForm = {
  empty: { id: null, name: '', description: '', features: [] } as PackageWritten,
  check: (values: PackageWritten) => brokenRules(packageWithFeatures, values),
  body: (values: PackageWritten): PackageWritten => ({
    ...trimmed(values),
    features: values.features.map((feature) => ({ ...feature, text: feature.text.trim() })),
  }),
}

/** Values with which the form of an entry opens. */
export const writtenOf = ({ id, name, description, icon, features }: Entry): ServiceWritten & PackageWritten => ({
  id,
  name,
  description,
  icon,
  features: features.map(({ feature_id, text }) => ({ feature_id, text })),
})

export const serviceFormMachine = createFormMachine<typeof serviceForm, ServiceWritten>('serviceForm', serviceForm)
export const packageFormMachine = createFormMachine<typeof packageForm, PackageWritten>('packageForm', packageForm)
export type ServiceFormRef = ActorRefFrom<typeof serviceFormMachine>
export type PackageFormRef = ActorRefFrom<typeof packageFormMachine>
