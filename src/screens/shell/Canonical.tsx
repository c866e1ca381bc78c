import { usePlace } from '#hooks/app.tsx'
import { withPrefix } from '#machines/language/address.ts'

/** Tells search engines that `zh_tw` is an alias of `zh-TW` (decision 2). */
export function Canonical() {
  const place = usePlace()
  return place?.language === 'zh_tw' ? <link rel="canonical" href={withPrefix('zh-TW', place.path)} /> : null
}
