import type { ReactNode } from 'react'

import { isFamilyFirst } from '#contract/person-name.ts'
import { useLanguage } from '#hooks/language.ts'

interface NameFieldsProps {
  readonly given: ReactNode
  readonly family: ReactNode
}

/** The fields of both names, in the order of the page's language (language.family-name-first). */
export function NameFields({ given, family }: NameFieldsProps) {
  return isFamilyFirst(useLanguage()) ? (
    <>
      {family}
      {given}
    </>
  ) : (
    <>
      {given}
      {family}
    </>
  )
}
