import type { AnyRouter } from '@tanstack/react-router'
import { fromCallback } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { AppEvent } from '#machines/app/app.machine.ts'
import { readPlace } from '#machines/app/place.ts'
import type { Query } from '#machines/catalogue/query.ts'
import { readPrefix, withPrefix } from '#machines/language/address.ts'

/** Tells each place the router opens; an address that will be redirected is none. A hover's preload is never told. */
export function watchRoute(router: AnyRouter) {
  return fromCallback<AppEvent>(({ sendBack }) => {
    const stopEntered = router.subscribe('onBeforeLoad', ({ toLocation }) => {
      const place = readPlace(toLocation.pathname, toLocation.search as Query)
      if (place) sendBack({ type: 'route.entered', place, at: Date.now() })
    })
    const stopShown = router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) sendBack({ type: 'route.shown' })
    })
    return () => {
      stopEntered()
      stopShown()
    }
  })
}

/** Replaces the query in place: no history entry, no scrolling (section 2, 'Product listing'). */
export function replaceQuery(router: AnyRouter, query: Query): void {
  void router.navigate({ to: '.', search: query, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false })
}

/** The same place in another language: path, query and hash stay (decision 2). */
export function goToLanguage(router: AnyRouter, language: LanguageCode): void {
  const { pathname, searchStr, hash } = router.latestLocation
  const path = readPrefix(pathname)?.path ?? '/'
  void router.navigate({ href: `${withPrefix(language, path)}${searchStr}${hash ? `#${hash}` : ''}`, resetScroll: false })
}
