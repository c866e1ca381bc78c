import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

import type { Env } from '../../request/env.ts'

/**
 * SHA-256 of the two style sheets that react-aria puts into the page: `usePress` on every page with a pressable
 * element, `usePreventScroll` behind an open overlay on iOS. A test takes them from the installed library.
 */
export const REACT_ARIA_STYLE_HASHES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

const POLICY = 'Content-Security-Policy'

/** Powers no page of the shop needs. */
const UNUSED_POWERS = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  usb: [],
}

/**
 * The headers of every answer: a content security policy without inline code but what its hash names
 * (security.strict-content-policy), and no framing, sniffing or referrer (security.no-referrer).
 * Where people come by https, browsers are told to use nothing else. `allowInline` is for Vite's development server,
 * which writes scripts and styles into the page.
 */
export function securityHeaders(publicUrl: string, allowInline: boolean): MiddlewareHandler<Env> {
  const inline = allowInline ? ["'unsafe-inline'"] : []
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inline],
      // A hash would switch 'unsafe-inline' off again.
      styleSrc: ["'self'", ...(allowInline ? inline : REACT_ARIA_STYLE_HASHES)],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      // No text becomes markup or the address of a script: what the shop shows is drawn by React, as nodes.
      ...(allowInline ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ["'none'"] }),
    },
    xFrameOptions: 'DENY',
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: UNUSED_POWERS,
  })
  return async (c, next) => {
    await secure(c, next)
    const { inlineHashes, ownHeaders = {} } = c.var
    for (const [name, value] of Object.entries(ownHeaders)) c.res.headers.set(name, value)
    const policy = c.res.headers.get(POLICY)
    // Only once the answer is made is it known what the shop has written into it.
    if (!inlineHashes || !policy || allowInline) return
    const { styles, scripts } = inlineHashes
    const own = policy
      .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
      .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    c.res.headers.set(POLICY, own)
  }
}
