import type { Store } from '#areas/practice/contract/store.ts'

/** `public`, or what a page still lacks for that: its name, the approval of its practitioner, or both. */
export type Visibility = 'public' | 'nameless' | 'waiting' | 'namelessWaiting'

/** Says who sees a page, and why nobody else does (practice.says-what-keeps-it-private). */
export function visibilityOf(
  { shop_name, public: isPublic }: Pick<Store, 'shop_name' | 'public'>,
  isApproved: boolean,
): Visibility {
  if (isPublic) return 'public'
  if (shop_name !== null) return 'waiting'
  return isApproved ? 'nameless' : 'namelessWaiting'
}
