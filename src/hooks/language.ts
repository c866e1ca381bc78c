import { useSelector } from '@xstate/react'

import type { LanguageCode } from '#contract/languages.ts'
import type { TextFile } from '#machines/pages/pages.ts'
import { withPrefix } from '#machines/language/address.ts'

import { useActorNamed } from './app.tsx'

/** The language that the page speaks; null until the first texts are there. */
export function useShownLanguage(): LanguageCode | null {
  return useSelector(useActorNamed('language'), ({ context }) => context.shown)
}

/** False while a page that was just opened waits for its texts. */
export function useHasTexts(file: TextFile): boolean {
  return useSelector(useActorNamed('language'), ({ context }) => context.shownTexts.includes(file))
}

/** The language of the address. */
export function useLanguage(): LanguageCode {
  return useSelector(useActorNamed('language'), ({ context }) => context.language)
}

/** Puts the language prefix before a path of the shop. */
export function useHref(): (path: string) => string {
  const language = useLanguage()
  return (path) => withPrefix(language, path)
}
