import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { DraftProblems } from '#machines/protocols/dosage/draft.ts'

/** Properties of the form's fields, by their places in the draft. */
export interface DraftFields {
  readonly idOf: (place: string) => string
  readonly of: (
    place: string,
    label: string,
  ) => {
    readonly id: string
    readonly name: string
    readonly label: string
    readonly state: 'neutral' | 'error'
    readonly error: { readonly text: string } | undefined
    readonly onBlur: () => void
  }
  /** Words for what is wrong at a place. */
  readonly errorAt: (place: string) => { readonly text: string } | undefined
}

/** `problems`: those that are said; null where none are yet. */
export function useDraftFields(problems: DraftProblems | null): DraftFields {
  const { t } = useTranslation('dosage')
  const form = useId()
  const idOf = (place: string) => `${form}${place}`
  const errorAt = (place: string) => {
    const problem = problems?.[place]
    return problem && { text: t(`form.problem.${problem}`) }
  }
  return {
    idOf,
    errorAt,
    of(place, label) {
      const error = errorAt(place)
      return { id: idOf(place), name: place, label, state: error ? 'error' : 'neutral', error, onBlur: () => undefined }
    },
  }
}
